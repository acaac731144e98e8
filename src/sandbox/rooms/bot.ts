import type { Moment, Patience } from './plan-stay.ts'

/** A note-taker of either service; `Own` is what only that service keeps. Deleted ones stay on record. */
export type Bot<Own = unknown> = {
  id: string
  meetingUrl: string
  botName: string
  metadata: Record<string, unknown>
  /** When to join; null for at once. */
  joinAt: string | null
  /** What it writes into the meeting's chat when it has been let in. */
  notice: string | null
  patience: Patience
  createdAt: string
  deletedAt: string | null
  /** When what was said in its meeting was deleted. */
  dataDeletedAt?: string
  /** The room it went to; null before. */
  roomId: string | null
  /** What has happened to it, and what will. */
  past: readonly Moment[]
  ahead: readonly Moment[]
  own: Own
}

/** Whether it has not set out yet: until then it can be changed and called off. */
export function isScheduled(bot: Bot): boolean {
  return bot.roomId === null && bot.deletedAt === null
}

/** The time by the service's clock at which it came to a stage; undefined before. */
export function timeOf(bot: Bot, stage: Moment['stage']): string | undefined {
  return bot.past.find((moment) => moment.stage === stage)?.at
}
