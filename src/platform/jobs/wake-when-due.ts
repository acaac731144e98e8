import type { PgBoss } from 'pg-boss'
import type { Log } from '../../kernel/log.ts'
import type { JobKind } from './job-kinds.ts'
import { LOOK_SECONDS } from './queue-settings.ts'
import { repeat } from './repeat.ts'

/** The ids of this process's workers, by job kind. */
export type Workers = ReadonlyMap<JobKind, readonly string[]>

/**
 * Runs one query a second over all queues, and wakes the workers of queues with a job due. New jobs are announced;
 * retried or delayed ones are not. Polling by each worker took 76 queries a second at rest.
 * @returns a function that stops it
 */
export function wakeWhenDue(boss: PgBoss, workers: Workers, log: Log): () => void {
  const look = async () => {
    const { rows } = await boss.getDb().executeSql(DUE, [[...workers.keys()]])
    for (const { kind } of rows as { kind: JobKind }[]) {
      for (const worker of workers.get(kind) ?? []) boss.notifyWorker(worker)
    }
  }
  return repeat(
    () => LOOK_SECONDS * 1_000,
    // The workers poll too, and report any errors.
    () => look().catch((error) => log.debug({ error }, 'jobs that are due not looked for')),
  )
}

const DUE = `
  SELECT kind FROM unnest($1::text[]) AS kind
  WHERE EXISTS (SELECT FROM pgboss.job
    WHERE name = kind AND state < 'active' AND NOT blocked AND start_after <= now())`
