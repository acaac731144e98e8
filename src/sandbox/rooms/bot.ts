import type { Moment, Patience } from './plan-stay.ts'

/** A note-taker of either service; `Own` holds the fields only that service has. Deleted bots stay on record. */
export type Bot<Own = unknown> = {
  id: string
  meetingUrl: string
  botName: string
  metadata: Record<string, unknown>
  /** When to join; null means at once. */
  joinAt: string | null
  /** The message it posts in the meeting's chat once admitted. */
  notice: string | null
  patience: Patience
  createdAt: string
  deletedAt: string | null
  /** When the data of its meeting was deleted. */
  dataDeletedAt?: string
  /** The room it joined; null before. */
  roomId: string | null
  /** What has happened to it (`past`) and what will (`ahead`). */
  past: readonly Moment[]
  ahead: readonly Moment[]
  own: Own
}

/** A bot that has not set out can still be changed or cancelled. */
export function isScheduled(bot: Bot): boolean {
  return bot.roomId === null && bot.deletedAt === null
}

/** When it reached a stage, by the service's clock; undefined before that. */
export function timeOf(bot: Bot, stage: Moment['stage']): string | undefined {
  return bot.past.find((moment) => moment.stage === stage)?.at
}
