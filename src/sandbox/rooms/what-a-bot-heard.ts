import { type Bot, timeOf } from './bot.ts'
import { type Room, spokenSeconds } from './room.ts'

export type Heard = {
  speaker: string | null
  text: string
  /** Seconds after the bot was admitted. */
  startSeconds: number
  endSeconds: number
}

/** What was said while the bot was there. */
export function heardBy(bot: Bot, room: Room): Heard[] {
  const [joined, left] = [timeOf(bot, 'in_meeting'), timeOf(bot, 'left')]
  if (!joined || !left) return []
  const stayedSeconds = (Date.parse(left) - Date.parse(joined)) / 1_000
  return room.utterances
    .map(({ speaker, text, at }, index) => {
      const next = room.utterances[index + 1]?.at ?? Number.POSITIVE_INFINITY
      const spokenUntil = Math.max(at + spokenSeconds(text), at + 0.5)
      const endSeconds = Math.min(spokenUntil, Math.max(next, at + 0.5), stayedSeconds)
      return { speaker, text, startSeconds: at, endSeconds }
    })
    .filter(({ startSeconds }) => startSeconds < stayedSeconds)
}
