import type { Config } from '../kernel/config/config.ts'
import { CLOSED_ALL_WEEK } from '../kernel/hours/hours.ts'
import { rulesReceptionist } from '../receptionist/rules/rules-receptionist.ts'

/**
 * Reads what the built-in engines go by, which they do when they first hear English. That takes most of a second of the
 * processor: in the first call of a process, everybody at its doors would wait for it. Calls come in by doors, meetings
 * end in jobs.
 */
export async function warmUp(role: Config['role']): Promise<void> {
  if (role !== 'worker') await warmUpReceptionist()
  if (role !== 'web') await warmUpRecapWriter()
}

async function warmUpReceptionist(): Promise<void> {
  const engine = rulesReceptionist()
  await engine.hear(NOBODY, engine.begin(null), { kind: 'speech', text: WORDS }, new Date())
}

async function warmUpRecapWriter(): Promise<void> {
  const { builtinRecapWriter } = await import('../meetings/recap/builtin-recap-writer.ts')
  await builtinRecapWriter.write({ title: null, startedAt: new Date(), segments: [SEGMENT] })
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
