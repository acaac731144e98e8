import type { MeetingState } from '../../prisma/generated/client/enums.ts'
import type { Transition } from '../kernel/state-machine.ts'

/**
 * Events of a meeting. `confirm`: the service has a bot; `join`, `wait`, `admit`, `leave`: the bot's actions; `note`:
 * the recap is written; `cancel`: its owner cancels; `fail`: there will be no recap.
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

/** States before being let in, in order. */
const COMING = ['confirming', 'scheduled', 'joining', 'waiting_room'] as const
const OPEN = [...COMING, 'in_meeting', 'processing'] as const

/** No state is ever returned to, so events may come twice, late or out of order. Other transitions do not exist. */
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

/** The state after the event; unchanged if the event means nothing in it. */
export function stateAfter(state: MeetingState, event: MeetingEvent): MeetingState {
  const { from, to } = MEETING_TRANSITIONS[event]
  return from.includes(state) ? to : state
}

/** The note-taker was not let in yet. */
export function isComing(state: MeetingState): boolean {
  return COMING.some((coming) => coming === state)
}

/** A final state. */
export function isFinal(state: MeetingState): boolean {
  return Object.values(MEETING_TRANSITIONS).every(({ from }) => !from.includes(state))
}
