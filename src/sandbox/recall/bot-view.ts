import { addSeconds } from '../../kernel/clock.ts'
import { isScheduled, timeOf } from '../rooms/bot.ts'
import { readMeetingLink } from '../rooms/meeting-link.ts'
import { microseconds } from '../rooms/wire-time.ts'
import { type RecallBot, wantsTranscript } from './recall-bot.ts'
import { statusChanges } from './status-changes.ts'

const KEPT_SECONDS = 7 * 86_400

/** Renders a bot as Recall returns it. `transcriptUrl` signs a new URL each time. */
export function renderBot(bot: RecallBot, transcriptUrl: (transcriptId: string) => string) {
  const { order } = bot.own
  const link = readMeetingLink(bot.meetingUrl)
  return {
    id: bot.id,
    meeting_url: link ? { meeting_id: link.meetingId, platform: link.platform } : null,
    bot_name: bot.botName,
    // As at Recall, only a bot that has not set out has a `join_at`.
    join_at: isScheduled(bot) ? bot.joinAt : null,
    recording_config: order.recording_config ?? null,
    status_changes: statusChanges(bot),
    recordings: recordings(bot, transcriptUrl),
    metadata: bot.metadata,
    chat: order.chat ?? null,
    automatic_leave: order.automatic_leave ?? null,
    calendar_meetings: [],
  }
}

function recordings(bot: RecallBot, transcriptUrl: (transcriptId: string) => string) {
  const started = timeOf(bot, 'in_meeting')
  if (!started || bot.dataDeletedAt) return []
  const completed = timeOf(bot, 'left')
  const isDone = timeOf(bot, 'done') !== undefined
  const { recordingId, transcriptId, order } = bot.own
  const status = {
    code: isDone ? 'done' : 'processing',
    sub_code: null,
    updated_at: microseconds(timeOf(bot, 'done') ?? started),
  }
  const transcript = {
    id: transcriptId,
    recording_id: recordingId,
    created_at: microseconds(started),
    expires_at: expiry(started),
    status,
    metadata: {},
    data: {
      download_url: isDone ? transcriptUrl(transcriptId) : null,
      provider_data_download_url: null,
    },
    diarization: null,
    provider: order.recording_config?.transcript?.provider ?? {},
  }
  return [
    {
      id: recordingId,
      created_at: microseconds(started),
      started_at: microseconds(started),
      completed_at: completed ? microseconds(completed) : null,
      expires_at: expiry(started),
      status,
      metadata: order.recording_config?.metadata ?? {},
      bot: { id: bot.id, metadata: bot.metadata },
      media_shortcuts: { transcript: wantsTranscript(bot) ? transcript : null },
    },
  ]
}

function expiry(started: string): string {
  return microseconds(addSeconds(new Date(started), KEPT_SECONDS).toISOString())
}
