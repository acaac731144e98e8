import type { Calendar } from '../../../prisma/generated/client/client.ts'
import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { addSeconds } from '../../kernel/clock.ts'
import { ApiError } from '../../kernel/errors.ts'
import { withCalendar } from './lock-calendars.ts'

/** The shortest time between two readings on request. */
const AGAIN_AFTER_SECONDS = 60

/**
 * Reads a calendar now, on or off; at most once a minute.
 * @throws {ApiError} not_found, rate_limited
 */
export async function readCalendarNow(app: App, viewer: Owner, id: string): Promise<Calendar> {
  return withCalendar(app, viewer, id, async (tx, calendar) => {
    refuseTooSoon(app.clock.now(), calendar.askedAt)
    await app.jobs.enqueue(tx, 'read_calendar', { accountId: calendar.accountId, calendarId: id })
    return calendar
  })
}

function refuseTooSoon(now: Date, last: Date | null) {
  const wait = last ? addSeconds(last, AGAIN_AFTER_SECONDS).getTime() - now.getTime() : 0
  if (wait <= 0) return
  throw new ApiError('rate_limited', 'The calendar was read less than a minute ago.', {
    retryAfterSeconds: Math.ceil(wait / 1_000),
  })
}
