import { addSeconds } from '../kernel/clock.ts'

/** Clocks differ, and a form takes a while: this far in the past counts as now. */
const LATE_SECONDS = 5 * 60

/** When a note-taker joins; or why not: the time is past. */
export function startOf(startsAt: Date | 'now', now: Date): Date | { problem: string } {
  if (startsAt === 'now') return now
  if (startsAt < addSeconds(now, -LATE_SECONDS)) return { problem: 'choose a time in the future' }
  return startsAt < now ? now : startsAt
}
