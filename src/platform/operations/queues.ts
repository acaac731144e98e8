import type pg from 'pg'
import { readWithin } from '../db/read-within.ts'

/** Jobs of one kind. `active` and `failed` (given up, kept for a day) are as the queue last counted them. */
export type Queue = {
  queue: string
  waiting: number
  later: number
  active: number
  failed: number
  /** How long the most overdue job has been due; 0 if there is none. */
  oldestSeconds: number
}

/** Every kind, including those without jobs. */
export function readQueues(pool: pg.Pool, withinMs: number): Promise<Queue[]> {
  return readWithin(pool, withinMs, QUEUES)
}

/** The first condition is the one of pg-boss's own index for pending jobs. */
const QUEUES = `
  SELECT q.name AS queue, COALESCE(j.waiting, 0)::int AS waiting, COALESCE(j.later, 0)::int AS later,
         q.active_count AS active, q.failed_count AS failed, COALESCE(j.oldest, 0)::float AS "oldestSeconds"
    FROM pgboss.queue q
    LEFT JOIN (
      SELECT name, count(*) FILTER (WHERE start_after <= clock_timestamp()) AS waiting,
             count(*) FILTER (WHERE start_after > clock_timestamp()) AS later,
             EXTRACT(epoch FROM max(clock_timestamp() - start_after)
               FILTER (WHERE start_after <= clock_timestamp())) AS oldest
        FROM pgboss.job WHERE state < 'active' AND NOT blocked GROUP BY name) j ON j.name = q.name
   WHERE NOT q.name ^@ '__pgboss' ORDER BY q.name`
