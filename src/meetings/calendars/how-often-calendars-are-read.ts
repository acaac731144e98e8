import { randomInt } from 'node:crypto'
import { addSeconds } from '../../kernel/clock.ts'

const EVERY_SECONDS = 15 * 60
/** Calendars that were connected together are not read together for ever. */
const JITTER_SECONDS = 3 * 60
/** What did not change is not sent again; but the days that come into view are in it, so once a day it is had whole. */
export const WHOLE_EVERY_SECONDS = 86_400

export function nextAfter(now: Date): Date {
  return addSeconds(now, EVERY_SECONDS + randomInt(JITTER_SECONDS))
}
