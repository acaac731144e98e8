import type { CalendarOccurrence } from '../../../prisma/generated/client/client.ts'
import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { ApiError, notFound } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import { callOffNoteTakerOf, NOBODY_GOES } from './call-off-note-taker-of-occurrence.ts'
import type { OccurrenceView } from './list-calendars.ts'
import { inAccount } from './lock-calendars.ts'

/**
 * Skips one meeting of a calendar, wherever it moves: a booked note-taker is cancelled. A meeting in several
 * calendars is skipped in all. One ordered by hand stays.
 * @throws {ApiError} not_found, meeting_finished for one that has begun
 */
export function skipOccurrence(app: App, viewer: Owner, id: string): Promise<OccurrenceView> {
  return change(app, viewer, id, async (tx, same) => {
    for (const occurrence of same) await callOffNoteTakerOf(app, tx, occurrence)
    return { skippedAt: app.clock.now(), ...NOBODY_GOES }
  })
}

/**
 * Undoes the skip.
 * @throws {ApiError} not_found, meeting_finished for one that has begun
 */
export function unskipOccurrence(app: App, viewer: Owner, id: string): Promise<OccurrenceView> {
  return change(app, viewer, id, async () => ({ skippedAt: null }))
}

type Changed = { skippedAt: Date | null } & Partial<typeof NOBODY_GOES>

function change(
  app: App,
  { accountId }: Owner,
  id: string,
  changed: (tx: Tx, same: CalendarOccurrence[]) => Promise<Changed>,
): Promise<OccurrenceView> {
  if (!isId('occ', id)) throw notFound('meeting of a calendar')
  return inAccount(app, accountId, async (tx) => {
    const key = { accountId_id: { accountId, id } }
    const occurrence = await tx.calendarOccurrence.findUnique({ where: key })
    if (!occurrence) throw notFound('meeting of a calendar')
    const { meetingKey, startsAt } = occurrence
    if (startsAt <= app.clock.now()) {
      throw new ApiError('meeting_finished', 'This meeting has begun; there is nothing to skip.')
    }
    const where = { accountId, meetingKey, startsAt }
    const data = await changed(tx, await tx.calendarOccurrence.findMany({ where }))
    await tx.calendarOccurrence.updateMany({ where, data })
    return tx.calendarOccurrence.findUniqueOrThrow({ where: key, include: { calendar: true } })
  })
}
