import { addSeconds } from '../kernel/clock.ts'
import { ApiError } from '../kernel/errors.ts'

/** Clocks differ, and a form takes a while to fill in: so little past is now. */
const LATE_SECONDS = 5 * 60
const AHEAD_DAYS = 30

/**
 * When a note-taker is to join.
 * @throws {ApiError} invalid_request for a time that is past, or more than 30 days ahead
 */
export function startOf(startsAt: Date | 'now', now: Date): Date {
  if (startsAt === 'now') return now
  if (startsAt < addSeconds(now, -LATE_SECONDS)) throw refused('choose a time in the future')
  if (startsAt > addSeconds(now, AHEAD_DAYS * 86_400)) {
    throw refused(`is more than ${AHEAD_DAYS} days ahead`)
  }
  return startsAt < now ? now : startsAt
}

function refused(message: string): ApiError {
  return new ApiError('invalid_request', message, { field: ['startsAt'] })
}
