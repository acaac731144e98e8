import { microseconds } from '../rooms/wire-time.ts'
import type { AttendeeBot } from './attendee-bot.ts'
import { botEvents, recordingState, stateOf, transcriptionState } from './bot-events.ts'

/** Renders a bot as Attendee returns it. */
export function renderBot(bot: AttendeeBot) {
  return {
    id: bot.id,
    metadata: bot.own.order.metadata ?? null,
    meeting_url: bot.meetingUrl,
    state: stateOf(bot),
    events: botEvents(bot).map(({ type, subType, at }) => ({
      type,
      created_at: microseconds(at),
      ...(subType ? { sub_type: subType } : {}),
    })),
    transcription_state: transcriptionState(bot),
    recording_state: recordingState(bot),
    join_at: bot.joinAt,
    deduplication_key: bot.own.order.deduplication_key ?? null,
  }
}
