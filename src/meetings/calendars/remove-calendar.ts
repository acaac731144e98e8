import { readOwnAccount } from '../../accounts/read-accounts.ts'
import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { detachAll } from './call-off-note-taker-of-occurrence.ts'
import { withCalendar } from './lock-calendars.ts'

/** Deletes a calendar and its meetings, and cancels its pending note-takers. Returns the account. */
export async function removeCalendar(app: App, viewer: Owner, id: string) {
  await withCalendar(app, viewer, id, async (tx, calendar) => {
    await detachAll(app, tx, calendar)
    await tx.calendar.delete({ where: { accountId_id: { accountId: calendar.accountId, id } } })
  })
  return readOwnAccount(app, viewer)
}
