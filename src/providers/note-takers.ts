import type { Config } from '../config.ts'
import { attendeeNoteTaker } from './attendee.ts'
import type { NoteTaker, NoteTakerName } from './note-taker.ts'
import { recallNoteTaker } from './recall.ts'

export function noteTakers(
  config: Pick<Config, 'recall' | 'attendee'>,
): Record<NoteTakerName, NoteTaker> {
  return { recall: recallNoteTaker(config), attendee: attendeeNoteTaker(config) }
}
