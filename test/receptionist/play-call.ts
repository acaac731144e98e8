import { DEFAULT_HOURS } from '../../src/lines/hours.ts'
import { builtinReceptionist } from '../../src/receptionist/builtin/builtin.ts'
import type {
  BusinessFacts,
  Conclusion,
  Dialogue,
  Heard,
  Reply,
} from '../../src/receptionist/builtin/old-port.ts'

export const PLUMBER: BusinessFacts = {
  businessName: 'Hill Country Plumbing',
  businessPhone: '+15125550100',
  description: 'A family plumbing company.',
  services: ['Water heater repair', 'Drain cleaning', 'Leak detection'],
  extra: 'The service call fee is $89. We are licensed and insured. Parking is behind the shop.',
  city: 'Austin',
  hours: { ...DEFAULT_HOURS, Saturday: { openMinute: 9 * 60, closeMinute: 13 * 60 } },
  timeZone: 'America/Chicago',
  languages: ['es'],
}

/** A Wednesday, 10:00 in Austin. */
export const WEDNESDAY = new Date('2026-06-10T15:00:00Z')

export type Played = {
  dialogue: Dialogue
  replies: Reply[]
  last: Reply
  conclusion: Conclusion
  ended: boolean
}

/** Plays a call: a string is speech, the rest as heard. Stops where the receptionist hangs up. */
export async function playCall(
  turns: readonly (string | Heard)[],
  options: { facts?: BusinessFacts; caller?: string | null; at?: Date } = {},
): Promise<Played> {
  const { facts = PLUMBER, caller = null, at = WEDNESDAY } = options
  let dialogue = builtinReceptionist.begin(caller)
  let last = builtinReceptionist.greet(facts, at)
  const replies = [last]
  for (const turn of turns) {
    if (last.end) break
    const heard: Heard = typeof turn === 'string' ? { kind: 'speech', text: turn } : turn
    const result = await builtinReceptionist.hear(facts, dialogue, heard, at)
    dialogue = result.dialogue
    last = result.reply
    replies.push(last)
  }
  const conclusion = builtinReceptionist.conclude(facts, dialogue)
  return { dialogue, replies, last, conclusion, ended: last.end }
}
