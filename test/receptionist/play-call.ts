import { DEFAULT_HOURS } from '../../src/kernel/hours/hours.ts'
import type {
  BusinessFacts,
  Conclusion,
  Conversation,
  Heard,
  Receptionist,
  Reply,
} from '../../src/receptionist/receptionist.ts'
import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'

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
  conversation: Conversation
  replies: Reply[]
  last: Reply
  conclusion: Conclusion
  ended: boolean
}

type Options = {
  facts?: BusinessFacts
  caller?: string | null
  at?: Date
  receptionist?: Receptionist
}

/** Plays a call: a string is speech, anything else is a `Heard`. Stops when the receptionist hangs up. */
export async function playCall(
  turns: readonly (string | Heard)[],
  {
    facts = PLUMBER,
    caller = null,
    at = WEDNESDAY,
    receptionist = rulesReceptionist(),
  }: Options = {},
): Promise<Played> {
  let conversation = receptionist.begin(caller)
  const { disclosure, rest, language } = receptionist.greet(facts, at)
  let last: Reply = { text: `${disclosure} ${rest}`, language, end: false }
  const replies = [last]
  for (const turn of turns) {
    if (last.end) break
    const heard: Heard = typeof turn === 'string' ? { kind: 'speech', text: turn } : turn
    const result = await receptionist.hear(facts, conversation, heard, at)
    conversation = result.conversation
    last = result.reply
    replies.push(last)
  }
  const conclusion = receptionist.conclude(facts, conversation)
  return { conversation, replies, last, conclusion, ended: last.end }
}
