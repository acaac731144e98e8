import { randomInt } from 'node:crypto'
import { addSeconds } from '../../kernel/clock.ts'

const EVERY_SECONDS = 15 * 60
/** Jitter, so that calendars connected together are not read together forever. */
const JITTER_SECONDS = 3 * 60
/** Unchanged calendars are not sent again; but new days come into the window, so it is fetched whole once a day. */
export const WHOLE_EVERY_SECONDS = 86_400

export function nextAfter(now: Date): Date {
  return addSeconds(now, EVERY_SECONDS + randomInt(JITTER_SECONDS))
}
