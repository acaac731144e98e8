import { type Bot, timeOf } from '../rooms/bot.ts'
import type { Room } from '../rooms/room.ts'
import { heardBy } from '../rooms/what-a-bot-heard.ts'

/** The utterances transcribed so far; `timestamp_ms` is Unix time in milliseconds. */
export function transcriptOf(bot: Bot, room: Room) {
  if (!timeOf(bot, 'done') || bot.dataDeletedAt) return []
  const began = Date.parse(timeOf(bot, 'in_meeting') ?? bot.createdAt)
  const heard = heardBy(bot, room)
  const names = [...new Set(heard.map(({ speaker }) => speaker))]
  return heard.map(({ speaker, text, startSeconds, endSeconds }) => ({
    speaker_name: speaker,
    speaker_uuid: `participant-${names.indexOf(speaker) + 1}`,
    speaker_user_uuid: null,
    speaker_is_host: names.indexOf(speaker) === 0,
    timestamp_ms: began + Math.round(startSeconds * 1_000),
    duration_ms: Math.round((endSeconds - startSeconds) * 1_000),
    transcription: { transcript: text },
  }))
}
