import { CLOSED_ALL_WEEK } from '../kernel/hours/hours.ts'
import { builtinRecapWriter } from '../meetings/recap/builtin-recap-writer.ts'
import { rulesReceptionist } from '../receptionist/rules/rules-receptionist.ts'

/**
 * Reads what the built-in engines go by, which they do when they first hear English. That takes most of a second of the
 * processor: in the first call of a process, everybody at its doors would wait for it.
 */
export async function warmUp(): Promise<void> {
  const now = new Date()
  const engine = rulesReceptionist()
  await engine.hear(NOBODY, engine.begin(null), { kind: 'speech', text: WORDS }, now)
  await builtinRecapWriter.write({ title: null, startedAt: now, segments: [SEGMENT] })
}

const WORDS = 'I will send the contract by Friday. What are your hours?'
const SEGMENT = { id: 'seg', speaker: 'A', startSeconds: 0, endSeconds: 5, text: WORDS }
const NOBODY = {
  businessName: 'Nobody',
  businessPhone: '+15128422671',
  description: null,
  services: [],
  extra: null,
  city: null,
  hours: CLOSED_ALL_WEEK,
  timeZone: 'America/Chicago',
  languages: [],
}
