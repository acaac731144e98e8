import type { SearchState } from '../../../generated/operations.ts'
import { STATES as OF_MEETINGS } from '../meetings/meeting-in-words.ts'

type Words = { name: string; badge: '' | 'good' | 'waiting' | 'urgent' }

/** The badge of a result. */
export const FOUND_STATES: Record<SearchState, Words> = {
  URGENT: { name: 'Urgent', badge: 'urgent' },
  OPEN: { name: 'Open', badge: 'waiting' },
  HANDLED: { name: 'Handled', badge: '' },
  ANSWERED: { name: 'Answered', badge: 'good' },
  UPCOMING: { name: 'Upcoming', badge: 'waiting' },
  UNDER_WAY: { name: 'Under way', badge: 'good' },
  DONE: OF_MEETINGS.DONE,
  FAILED: OF_MEETINGS.FAILED,
  CANCELLED: OF_MEETINGS.CANCELLED,
}
