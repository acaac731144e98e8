import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Log } from '../../kernel/log.ts'
import type { JobKind } from './job-kinds.ts'
import { LOOK_SECONDS } from './queue-settings.ts'

/** The workers of this process, by what they work on. */
export type Workers = ReadonlyMap<JobKind, readonly string[]>

/**
 * One query a second over all queues, which wakes the workers of queues with a job due. A new job announces itself; a
 * retried or delayed one does not. Polling by each worker was 76 queries a second at rest.
 * @returns ends it
 */
export function wakeWhenDue(boss: PgBoss, workers: Workers, log: Log): () => void {
  const ended = new AbortController()
  const look = async () => {
    const { rows } = await boss.getDb().executeSql(DUE, [[...workers.keys()]])
    for (const { kind } of rows as { kind: JobKind }[]) {
      for (const worker of workers.get(kind) ?? []) boss.notifyWorker(worker)
    }
  }
  const pause = () => wait(LOOK_SECONDS * 1_000, undefined, { signal: ended.signal, ref: false })
  void (async () => {
    while (!ended.signal.aborted) {
      // The workers look by themselves too, and say what is wrong.
      await look().catch((error: unknown) =>
        log.debug({ error }, 'jobs that are due not looked for'),
      )
      await pause().catch(() => undefined)
    }
  })()
  return () => ended.abort()
}

const DUE = `
  SELECT kind FROM unnest($1::text[]) AS kind
  WHERE EXISTS (SELECT FROM pgboss.job
    WHERE name = kind AND state < 'active' AND NOT blocked AND start_after <= now())`
