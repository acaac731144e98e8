import type { Bot } from '../rooms/bot.ts'
import type { Ending, Moment } from '../rooms/plan-stay.ts'
import { microseconds } from '../rooms/wire-time.ts'

export type StatusChange = {
  code: string
  sub_code: string | null
  message: string | null
  created_at: string
}

/** Recall's sub codes (docs.recall.ai/docs/sub-codes) with Recall's messages. */
const ENDINGS: Record<Ending, { sub_code: string; message: string }> = {
  ended: {
    sub_code: 'call_ended_by_host',
    message: 'The call has been ended by the meeting host.',
  },
  denied: {
    sub_code: 'bot_kicked_from_waiting_room',
    message: 'The bot was removed from the waiting room by the host.',
  },
  failed: { sub_code: 'bot_errored', message: 'The bot ran into an unexpected error.' },
  lobby_timeout: {
    sub_code: 'timeout_exceeded_waiting_room',
    message: 'The bot left the call because it was in the waiting room for too long.',
  },
  time_up: {
    sub_code: 'timeout_exceeded_in_call_recording',
    message: 'The bot left the call because it exceeded the timeout.',
  },
  told_to_leave: {
    sub_code: 'bot_received_leave_call',
    message: 'The bot received leave call request.',
  },
}

/** Oldest first. */
export function statusChanges(bot: Bot): StatusChange[] {
  return bot.past.flatMap(changesAt)
}

/** Recall's status changes for one moment. A failed bot ends with `fatal`, not `done`. */
export function changesAt({ stage, at, ending }: Moment): StatusChange[] {
  const change = (code: string, reason?: { sub_code: string; message: string }) => ({
    code,
    sub_code: reason?.sub_code ?? null,
    message: reason?.message ?? null,
    created_at: microseconds(at),
  })
  if (stage === 'joining') return [change('joining_call')]
  if (stage === 'waiting_room') return [change('in_waiting_room')]
  if (stage === 'in_meeting') return [change('in_call_not_recording'), change('in_call_recording')]
  if (stage === 'left' && ending) {
    return [change(ending === 'failed' ? 'fatal' : 'call_ended', ENDINGS[ending])]
  }
  return stage === 'done' ? [change('done')] : []
}
