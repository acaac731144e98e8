import type { BotOrder } from './note-taker.ts'

/** A time that has come, or all but come, is refused by the services; without one a bot joins at once. */
const AT_ONCE_MS = 5_000

export function joinTime({ joinAt }: BotOrder, now: Date): { join_at?: string } {
  return joinAt && +joinAt - +now > AT_ONCE_MS ? { join_at: joinAt.toISOString() } : {}
}
