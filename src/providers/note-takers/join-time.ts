import type { BotOrder } from './note-taker.ts'

/** The services refuse a time that is past or only seconds away; without a time a bot joins at once. */
const AT_ONCE_MS = 5_000

export function joinTime({ joinAt }: BotOrder, now: Date): { join_at?: string } {
  return joinAt && +joinAt - +now > AT_ONCE_MS ? { join_at: joinAt.toISOString() } : {}
}
