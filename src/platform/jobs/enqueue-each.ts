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
  const periodMs = periodSeconds * 1_000
  const nextStart = () => (Math.floor(Date.now() / periodMs) + 1) * periodMs
  let start = nextStart()
  return repeat(
    () => start - Date.now(),
    async () => {
      // A timer may fire some milliseconds early, and the chores would be those of the period before.
      if (Date.now() < start) return
      start = nextStart()
      await boss.send(chores, {}, { singletonSeconds: periodSeconds }).catch(onError)
    },
  )
}
