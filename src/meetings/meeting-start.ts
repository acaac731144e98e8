import { addSeconds } from '../kernel/clock.ts'

/** Clocks differ, and a form takes a while: this far in the past counts as now. */
const LATE_SECONDS = 5 * 60
const AHEAD_DAYS = 30

/** When a note-taker joins; or why not: the time is past, or more than 30 days ahead. */
export function startOf(startsAt: Date | 'now', now: Date): Date | { problem: string } {
  if (startsAt === 'now') return now
  if (startsAt < addSeconds(now, -LATE_SECONDS)) return { problem: 'choose a time in the future' }
  if (startsAt > addSeconds(now, AHEAD_DAYS * 86_400)) {
    return { problem: `is more than ${AHEAD_DAYS} days ahead` }
  }
  return startsAt < now ? now : startsAt
}
