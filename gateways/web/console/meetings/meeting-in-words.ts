import { PROVIDER_NAMES, placeInMeeting } from '../../../../src/meetings/meeting-words.ts'
import type {
  DeliveryStatus,
  MeetingProvider,
  MeetingState,
} from '../../../generated/operations.ts'

type Words = { name: string; next: string; badge: '' | 'good' | 'waiting' | 'urgent' }

/** Each state's name, and what happens next. */
export const STATES: Record<MeetingState, Words> = {
  CONFIRMING: {
    name: 'Booking the note-taker',
    next: 'The note-taker is being booked. This takes a few seconds.',
    badge: 'waiting',
  },
  SCHEDULED: {
    name: 'Scheduled',
    next: 'The note-taker joins on its own when the meeting starts. There is nothing to do until then.',
    badge: '',
  },
  JOINING: {
    name: 'Joining',
    next: 'The note-taker is on its way into the meeting.',
    badge: 'waiting',
  },
  WAITING_ROOM: {
    name: 'In the waiting room',
    next: 'Let “Frontdesk Notes” into the meeting: it waits in the lobby, which costs nothing.',
    badge: 'urgent',
  },
  IN_MEETING: {
    name: 'Taking notes',
    next: 'The note-taker is in the meeting. It leaves when everyone else has left.',
    badge: 'good',
  },
  PROCESSING: {
    name: 'Writing the recap',
    next: 'The meeting is over. The recap will be here in a minute or two.',
    badge: 'waiting',
  },
  DONE: { name: 'Recap ready', next: '', badge: 'good' },
  CANCELLED: { name: 'Canceled', next: 'The note-taker was canceled.', badge: '' },
  FAILED: { name: 'No recap', next: '', badge: 'urgent' },
}

export const DELIVERIES: Record<DeliveryStatus, string> = {
  NONE: 'There is no recap',
  PENDING: 'Not sent yet',
  SENT: 'Sent',
  DELIVERED: 'Delivered',
  BOUNCED: 'Not delivered: the address does not accept email',
}

/** Whether the state is final. */
export function isOver(state: MeetingState): boolean {
  return state === 'DONE' || state === 'CANCELLED' || state === 'FAILED'
}

export function platform(provider: MeetingProvider): string {
  return PROVIDER_NAMES[provider.toLowerCase() as Lowercase<MeetingProvider>]
}

export const place = placeInMeeting
