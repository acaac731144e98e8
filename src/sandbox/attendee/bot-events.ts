import { type Bot, timeOf } from '../rooms/bot.ts'
import type { Ending, Moment } from '../rooms/plan-stay.ts'

export type BotEvent = {
  type: string
  subType: string | null
  at: string
  oldState: string
  newState: string
}

type Step = { type: string; subType?: string; to: string }

const LEFT: Step = { type: 'left_meeting', to: 'post_processing' }

/** Attendee's own table of how a stay ends (bots/models.py, BotEventManager). */
const ENDINGS: Record<Ending, Step[]> = {
  ended: [{ type: 'meeting_ended', to: 'post_processing' }],
  denied: [
    { type: 'could_not_join_meeting', subType: 'request_to_join_denied', to: 'fatal_error' },
  ],
  lobby_timeout: [
    { type: 'could_not_join_meeting', subType: 'waiting_room_timeout_exceeded', to: 'fatal_error' },
  ],
  failed: [{ type: 'fatal_error', subType: 'attendee_internal_error', to: 'fatal_error' }],
  time_up: [
    { type: 'leave_requested', subType: 'auto_leave_max_uptime_exceeded', to: 'leaving' },
    LEFT,
  ],
  told_to_leave: [LEFT],
}

/** Oldest first. A bot ordered for a set time is first `scheduled`, then `staged`. */
export function botEvents(bot: Bot): BotEvent[] {
  let state = initialState(bot)
  return bot.past.flatMap((moment) =>
    stepsAt(bot, moment, state).map(({ type, subType = null, to }) => {
      const event = { type, subType, at: moment.at, oldState: state, newState: to }
      state = to
      return event
    }),
  )
}

export function stateOf(bot: Bot): string {
  if (bot.dataDeletedAt) return 'data_deleted'
  return botEvents(bot).at(-1)?.newState ?? initialState(bot)
}

/** A terminal bot's deduplication key can be used again. */
export function isTerminal(bot: Bot): boolean {
  return bot.deletedAt !== null || ['fatal_error', 'ended', 'data_deleted'].includes(stateOf(bot))
}

export function recordingState(bot: Bot): string {
  if (!timeOf(bot, 'in_meeting')) return 'not_started'
  return timeOf(bot, 'left') ? 'complete' : 'in_progress'
}

export function transcriptionState(bot: Bot): string {
  if (!timeOf(bot, 'in_meeting')) return 'not_started'
  return timeOf(bot, 'done') ? 'complete' : 'in_progress'
}

function initialState({ joinAt }: Bot): string {
  return joinAt ? 'scheduled' : 'ready'
}

function stepsAt(bot: Bot, { stage, ending }: Moment, state: string): Step[] {
  const joining = { type: 'join_requested', to: 'joining' }
  switch (stage) {
    case 'joining':
      return bot.joinAt ? [{ type: 'staged', to: 'staged' }, joining] : [joining]
    case 'waiting_room':
      return [{ type: 'put_in_waiting_room', to: 'waiting_room' }]
    case 'in_meeting':
      return [
        { type: 'joined_meeting', to: 'joined_not_recording' },
        { type: 'recording_permission_granted', to: 'joined_recording' },
      ]
    case 'leaving':
      return [{ type: 'leave_requested', subType: 'user_requested', to: 'leaving' }]
    case 'left':
      return ending ? ENDINGS[ending] : []
    case 'done':
      return state === 'fatal_error' ? [] : [{ type: 'post_processing_completed', to: 'ended' }]
  }
}
