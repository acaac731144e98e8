import type { PgBoss } from 'pg-boss'
import { repeat } from './repeat.ts'

const MINUTE_SECONDS = 60

/**
 * Enqueues the minute's chores, once for all processes. pg-boss's own schedules take two polls and a second queue, and
 * start up to five seconds late.
 * @returns a function that stops it
 */
export function reconcileEachMinute(boss: PgBoss, onError: (error: unknown) => void): () => void {
  return repeat(untilNextMinuteMs, () =>
    boss.send('reconcile', {}, { singletonSeconds: MINUTE_SECONDS }).catch(onError),
  )
}

function untilNextMinuteMs(): number {
  return MINUTE_SECONDS * 1_000 - (Date.now() % (MINUTE_SECONDS * 1_000))
}
