import type { PgBoss } from 'pg-boss'
import { DELETE_SECONDS, SUPERVISE_SECONDS } from './queue-settings.ts'
import { repeat } from './repeat.ts'

type Listeners = { onTakenBack: () => void; onError: (error: unknown) => void }

/**
 * Has pg-boss take back killed workers' jobs and count its queues once a job is overdue or a count has changed, and
 * delete old jobs each minute. One query finds out; a pass of pg-boss takes about ten, and at rest those were half of
 * what a process did (docs/performance.md §10).
 * @returns a function that stops it
 */
export function superviseWhenNeeded(boss: PgBoss, { onTakenBack, onError }: Listeners): () => void {
  let passedAtMs = performance.now()
  const isNeeded = async () => {
    if (performance.now() - passedAtMs >= DELETE_SECONDS * 1_000) return true
    const { rows } = await boss.getDb().executeSql(NEEDED)
    return rows.length > 0
  }
  const superviseIfNeeded = async () => {
    if (!(await isNeeded())) return
    passedAtMs = performance.now()
    await boss.supervise()
    onTakenBack()
  }
  return repeat(
    () => SUPERVISE_SECONDS * 1_000,
    () => superviseIfNeeded().catch(onError),
  )
}

const NEEDED = `
  SELECT FROM pgboss.queue q
  LEFT JOIN (
    SELECT name, count(*) FILTER (WHERE state = 'active') AS active, count(*) FILTER (WHERE state = 'failed') AS failed,
           bool_or(state = 'active' AND (started_on + expire_seconds * interval '1 second' < now()
             OR heartbeat_on + heartbeat_seconds * interval '1 second' < now())) AS overdue
      FROM pgboss.job WHERE state IN ('active', 'failed') GROUP BY name) j ON j.name = q.name
  WHERE j.overdue OR (q.active_count, q.failed_count) <> (COALESCE(j.active, 0), COALESCE(j.failed, 0)) LIMIT 1`
