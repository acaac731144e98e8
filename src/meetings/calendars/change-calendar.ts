import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { parseInput } from '../../kernel/input/parse-input.ts'
import { recapRecipients } from '../recap-recipients.ts'
import { CalendarChange } from './calendar-input.ts'
import { detachAll } from './call-off-note-taker-of-occurrence.ts'
import { withCalendar } from './lock-calendars.ts'

/**
 * Changes the given fields. Turning it off cancels its pending note-takers; turning it on reads it at once.
 * @throws {ApiError} not_found, invalid_request
 */
export async function changeCalendar(app: App, viewer: Owner, id: string, input: unknown) {
  const { recipients, ...given } = parseInput(CalendarChange, input)
  const { enabled } = given
  const wanted = Object.entries(given).filter(([, value]) => value !== undefined)
  return withCalendar(app, viewer, id, async (tx, before) => {
    const { accountId } = before
    if (before.enabled && enabled === false) await detachAll(app, tx, before)
    if (!before.enabled && enabled) {
      await app.jobs.enqueue(tx, 'read_calendar', { accountId, calendarId: id })
    }
    return tx.calendar.update({
      where: { accountId_id: { accountId, id } },
      data: {
        ...Object.fromEntries(wanted),
        ...(recipients === undefined ? {} : { recipients: recapRecipients(recipients) }),
      },
    })
  })
}
