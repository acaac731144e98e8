import type { Calendar, CalendarOccurrence } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { callOffComing } from '../cancel-meeting.ts'

/** The state of an occurrence without a note-taker. */
export const NOBODY_GOES = { meetingId: null, byHand: false, problem: null }

/**
 * Cancels a note-taker that was booked for an occurrence and is not let in yet. One ordered by hand stays. The caller
 * updates the row.
 */
export async function callOffNoteTakerOf(app: App, tx: Tx, occurrence: CalendarOccurrence) {
  const { accountId, meetingId, byHand } = occurrence
  if (meetingId !== null && !byHand) await callOffComing(app, tx, { accountId, meetingId })
}

/** Cancels every pending note-taker of a calendar. */
export async function detachAll(app: App, tx: Tx, { accountId, id: calendarId }: Calendar) {
  const where = { accountId, calendarId, startsAt: { gt: app.clock.now() } }
  const ahead = await tx.calendarOccurrence.findMany({ where })
  for (const occurrence of ahead) await callOffNoteTakerOf(app, tx, occurrence)
  await tx.calendarOccurrence.updateMany({ where, data: NOBODY_GOES })
}
