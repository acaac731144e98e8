import type { PgBoss } from 'pg-boss'
import { EACH_SECONDS } from './queue-settings.ts'
import { repeat } from './repeat.ts'

/**
 * Enqueues chores at the start of each of their periods, once for all processes. pg-boss's own schedules take two polls
 * and a second queue, and start up to five seconds late.
 * @returns a function that stops it
 */
export function enqueueEach(
  boss: PgBoss,
  chores: keyof typeof EACH_SECONDS,
  onError: (error: unknown) => void,
): () => void {
  const periodSeconds = EACH_SECONDS[chores]
  return repeat(
    () => untilNextMs(periodSeconds * 1_000),
    () => boss.send(chores, {}, { singletonSeconds: periodSeconds }).catch(onError),
  )
}

function untilNextMs(periodMs: number): number {
  return periodMs - (Date.now() % periodMs)
}
