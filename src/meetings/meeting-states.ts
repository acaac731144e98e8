import type { MeetingState } from '../../prisma/generated/client/enums.ts'

/**
 * What moves a meeting. `confirm`: the service has a bot for it; `join`, `wait`, `admit`, `leave`: what the bot did;
 * `note`: its recap is written; `cancel`: its owner calls it off; `fail`: there will be no recap.
 */
export type MeetingEvent =
  | 'confirm'
  | 'join'
  | 'wait'
  | 'admit'
  | 'leave'
  | 'note'
  | 'cancel'
  | 'fail'

type Moves = Partial<Record<MeetingEvent, MeetingState>>

const outside: Moves = { admit: 'in_meeting', cancel: 'cancelled', fail: 'failed' }
const onTheWay: Moves = { ...outside, wait: 'waiting_room' }

/**
 * from × event → to. What is not here does not happen: a state is never gone back to, so that a telling may come twice,
 * late or out of order.
 */
export const MEETING_MOVES: Record<MeetingState, Moves> = {
  confirming: { ...onTheWay, confirm: 'scheduled', join: 'joining' },
  scheduled: { ...onTheWay, join: 'joining' },
  joining: onTheWay,
  waiting_room: outside,
  in_meeting: { leave: 'processing', cancel: 'cancelled', fail: 'failed' },
  processing: { note: 'done', cancel: 'cancelled', fail: 'failed' },
  done: {},
  cancelled: {},
  failed: {},
}

/** The state after the event; the same one when the event means nothing in it. */
export function stateAfter(state: MeetingState, event: MeetingEvent): MeetingState {
  return MEETING_MOVES[state][event] ?? state
}

/** Nothing moves it any more. */
export function isFinal(state: MeetingState): boolean {
  return Object.keys(MEETING_MOVES[state]).length === 0
}
