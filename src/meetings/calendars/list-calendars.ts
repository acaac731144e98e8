import type { Calendar, CalendarOccurrence } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'

/** Whether a note-taker joins a calendar's meeting, and why not. */
export const OCCURRENCE_STATES = {
  coming: 'coming',
  booked: 'booked',
  by_hand: 'by_hand',
  skipped: 'skipped',
  off: 'off',
  no_minutes: 'no_minutes',
  link_taken: 'link_taken',
  refused: 'refused',
} as const
export type OccurrenceState = keyof typeof OCCURRENCE_STATES

export type OccurrenceView = CalendarOccurrence & { calendar: Calendar }

const UPCOMING_MAX = 200

/** In the order they were connected. */
export function listCalendars(app: App, accountId: string): Promise<Calendar[]> {
  return app.db.calendar.findMany({ where: { accountId }, orderBy: { createdAt: 'asc' } })
}

/** Future meetings of all the account's calendars, soonest first. */
export function listUpcoming(app: App, accountId: string): Promise<OccurrenceView[]> {
  return app.db.calendarOccurrence.findMany({
    where: { accountId, goneAt: null, startsAt: { gt: app.clock.now() } },
    include: { calendar: true },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: UPCOMING_MAX,
  })
}

export function stateOf(occurrence: OccurrenceView): OccurrenceState {
  const { skippedAt, meetingId, byHand, problem, calendar } = occurrence
  if (skippedAt) return 'skipped'
  if (meetingId !== null) return byHand ? 'by_hand' : 'booked'
  if (!calendar.enabled) return 'off'
  return problem ?? 'coming'
}
