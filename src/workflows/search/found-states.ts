import type { MeetingState } from '../../../prisma/generated/client/enums.ts'

/** How things stand with what was found. A contact has no state, nor has a call that left no message. */
export const FOUND_STATES = {
  urgent: 'urgent',
  open: 'open',
  handled: 'handled',
  answered: 'answered',
  upcoming: 'upcoming',
  under_way: 'under_way',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const
export type FoundState = keyof typeof FOUND_STATES

type Left = { urgent: boolean | null; handledAt: Date | null }

/** Of a message, or of a call's message; `urgent` is null if there is none. */
export function stateOfMessage({ urgent, handledAt }: Left): FoundState | null {
  if (urgent === null) return null
  if (handledAt) return 'handled'
  return urgent ? 'urgent' : 'open'
}

export function stateOfMeeting(state: MeetingState): FoundState {
  return MEETING_STATES[state]
}

const MEETING_STATES: Record<MeetingState, FoundState> = {
  confirming: 'upcoming',
  scheduled: 'upcoming',
  joining: 'under_way',
  waiting_room: 'under_way',
  in_meeting: 'under_way',
  processing: 'under_way',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
}
