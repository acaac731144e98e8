import type { SearchState } from '../../../generated/operations.ts'

type Words = { name: string; badge: '' | 'good' | 'waiting' | 'urgent' }

/** The badge of a result, in the words of the lists it comes from. */
export const FOUND_STATES: Record<SearchState, Words> = {
  URGENT: { name: 'Urgent', badge: 'urgent' },
  OPEN: { name: 'Open', badge: 'waiting' },
  HANDLED: { name: 'Handled', badge: '' },
  ANSWERED: { name: 'Answered', badge: 'good' },
  UPCOMING: { name: 'Upcoming', badge: 'waiting' },
  UNDER_WAY: { name: 'Under way', badge: 'good' },
  DONE: { name: 'Recap ready', badge: 'good' },
  FAILED: { name: 'No recap', badge: 'urgent' },
  CANCELLED: { name: 'Canceled', badge: '' },
}
