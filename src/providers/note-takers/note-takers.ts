import type { Config } from '../../kernel/config/config.ts'
import { attendeeNoteTaker } from '../attendee/attendee.ts'
import { recallNoteTaker } from '../recall/recall.ts'
import type { NoteTaker, NoteTakerName } from './note-taker.ts'

export function noteTakers(
  config: Pick<Config, 'recall' | 'attendee'>,
): Record<NoteTakerName, NoteTaker> {
  return { recall: recallNoteTaker(config), attendee: attendeeNoteTaker(config) }
}
