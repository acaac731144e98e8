import type { Calendar, CalendarOccurrence } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { callOffComing } from '../cancel-meeting.ts'

/** What an occurrence is without a note-taker. */
export const NOBODY_GOES = { meetingId: null, byHand: false, problem: null }

/**
 * Calls off the note-taker that was booked for an occurrence and is not at work yet. One
 * that somebody ordered by hand goes there all the same. The row is the caller's to change.
 */
export async function callOffNoteTakerOf(app: App, tx: Tx, occurrence: CalendarOccurrence) {
  const { accountId, meetingId, byHand } = occurrence
  if (meetingId !== null && !byHand) await callOffComing(app, tx, { accountId, meetingId })
}

/** Calls off every note-taker that was still to come by a calendar. */
export async function detachAll(app: App, tx: Tx, { accountId, id: calendarId }: Calendar) {
  const where = { accountId, calendarId, startsAt: { gt: app.clock.now() } }
  const ahead = await tx.calendarOccurrence.findMany({ where })
  for (const occurrence of ahead) await callOffNoteTakerOf(app, tx, occurrence)
  await tx.calendarOccurrence.updateMany({ where, data: NOBODY_GOES })
}
