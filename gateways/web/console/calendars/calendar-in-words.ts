import type { CalendarMeetingState } from '../../../generated/operations.ts'

type Words = { name: string; badge: '' | 'good' | 'waiting' | 'urgent' }

/** Whether a note-taker will attend the meeting. */
export const CALENDAR_STATES: Record<CalendarMeetingState, Words> = {
  COMING: { name: 'A note-taker will go', badge: 'good' },
  BOOKED: { name: 'Note-taker booked', badge: 'good' },
  BY_HAND: { name: 'A note-taker goes already', badge: 'good' },
  SKIPPED: { name: 'Skipped', badge: '' },
  OFF: { name: 'Calendar is off', badge: '' },
  NO_MINUTES: { name: 'Too few minutes', badge: 'urgent' },
  LINK_TAKEN: { name: 'Link in use at another time', badge: 'urgent' },
  REFUSED: { name: 'Cannot be booked', badge: 'urgent' },
}

export function calendarName({ name, host }: { name: string | null; host: string }): string {
  return name ?? `Calendar at ${host}`
}

/** Booked already or not, a note-taker will be there. */
const GOES: readonly CalendarMeetingState[] = ['COMING', 'BOOKED', 'BY_HAND']

/** Said once above the list, so that only what is otherwise needs words in its row; '' where none will go. */
export function whereNoteTakersGo(meetings: readonly { state: CalendarMeetingState }[]): string {
  const coming = meetings.filter(({ state }) => GOES.includes(state)).length
  if (coming === 0) return ''
  if (meetings.length === 1) return 'A note-taker will go.'
  if (coming === meetings.length) return `A note-taker will go to all ${coming}.`
  return `A note-taker will go to ${coming} of ${meetings.length}.`
}
