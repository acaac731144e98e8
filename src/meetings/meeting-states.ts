import type { MeetingState } from '../../prisma/generated/client/enums.ts'
import type { Transition } from '../kernel/state-machine.ts'

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

/** Not let in yet, in the order in which a bot goes through them. */
const COMING = ['confirming', 'scheduled', 'joining', 'waiting_room'] as const
const OPEN = [...COMING, 'in_meeting', 'processing'] as const

/**
 * A state is never gone back to, so that a telling may come
 * twice, late or out of order: what is not here does not happen.
 */
export const MEETING_TRANSITIONS: Record<MeetingEvent, Transition<MeetingState>> = {
  confirm: { from: ['confirming'], to: 'scheduled' },
  join: { from: ['confirming', 'scheduled'], to: 'joining' },
  wait: { from: ['confirming', 'scheduled', 'joining'], to: 'waiting_room' },
  admit: { from: COMING, to: 'in_meeting' },
  leave: { from: ['in_meeting'], to: 'processing' },
  note: { from: ['processing'], to: 'done' },
  cancel: { from: OPEN, to: 'cancelled' },
  fail: { from: OPEN, to: 'failed' },
}

/** The state after the event; the same one when the event means nothing in it. */
export function stateAfter(state: MeetingState, event: MeetingEvent): MeetingState {
  const { from, to } = MEETING_TRANSITIONS[event]
  return from.includes(state) ? to : state
}

/** Its note-taker was not let in yet. */
export function isComing(state: MeetingState): boolean {
  return COMING.some((coming) => coming === state)
}

/** Nothing moves it any more. */
export function isFinal(state: MeetingState): boolean {
  return Object.values(MEETING_TRANSITIONS).every(({ from }) => !from.includes(state))
}
