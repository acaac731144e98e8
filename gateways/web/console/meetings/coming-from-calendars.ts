import type { ConsoleMeetingsQuery } from '../../../generated/operations.ts'

type Occurrence = ConsoleMeetingsQuery['account']['calendarMeetings'][number]
export type Coming = Occurrence & { isOfCalendar: true }

/**
 * What the calendars add to the upcoming meetings: those to which a note-taker will go and is not booked yet, and how
 * many get none. One that is booked is a meeting already.
 */
export function fromCalendars(occurrences: readonly Occurrence[]) {
  const unbooked = occurrences.filter(({ meetingId, state }) => !meetingId || state === 'SKIPPED')
  const coming = unbooked.filter(({ state }) => state === 'COMING')
  return {
    coming: coming.map((one): Coming => ({ ...one, isOfCalendar: true })),
    without: unbooked.length - coming.length,
  }
}
