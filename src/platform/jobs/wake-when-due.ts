import type { PgBoss } from 'pg-boss'
import type { Log } from '../../kernel/log.ts'
import { type Alarm, openAlarm } from './alarm.ts'
import type { JobKind } from './job-kinds.ts'
import { LOOK_SECONDS } from './queue-settings.ts'

/** The ids of this process's workers, by job kind. */
export type Workers = ReadonlyMap<JobKind, readonly string[]>

/** When the first waiting job of a kind is due; null if none waits. */
type Next = { kind: JobKind; inSeconds: number | null }

/**
 * Wakes the workers of queues with a job due, by one query over all queues. New jobs are announced; those that were put
 * off or failed are not. So it looks again when the next of them is due, and now and then in case another process put
 * one off: a look each second was half of what an idle process did (docs/performance.md §10).
 * @returns the alarm: who puts a job off here asks it to look by then
 */
export function wakeWhenDue(boss: PgBoss, workers: Workers, log: Log): Alarm {
  const look = async () => {
    const { rows } = await boss.getDb().executeSql(NEXT, [[...workers.keys()]])
    const waiting = (rows as Next[]).filter(({ inSeconds }) => inSeconds !== null)
    for (const { kind } of waiting.filter(({ inSeconds }) => Number(inSeconds) <= 0)) {
      for (const worker of workers.get(kind) ?? []) boss.notifyWorker(worker)
    }
    const nextSeconds = Math.min(LOOK_SECONDS.most, ...waiting.map((one) => Number(one.inSeconds)))
    return Math.max(LOOK_SECONDS.least, nextSeconds)
  }
  const alarm = openAlarm(async () => {
    // The workers poll too, and report any errors.
    const nextSeconds = await look().catch((error) => {
      log.debug({ error }, 'jobs that are due not looked for')
      return LOOK_SECONDS.least
    })
    alarm.ringWithin(nextSeconds)
  })
  alarm.ringWithin(LOOK_SECONDS.least)
  return alarm
}

const WAITING = "name = kind AND state < 'active' AND NOT blocked"
/** A queue with a job due is not read to its end: there is no index by the time alone. */
const NEXT = `
  SELECT kind, CASE WHEN EXISTS (SELECT FROM pgboss.job WHERE ${WAITING} AND start_after <= now()) THEN 0
    ELSE (SELECT extract(epoch FROM min(start_after) - now())::float FROM pgboss.job WHERE ${WAITING})
    END AS "inSeconds"
  FROM unnest($1::text[]) AS kind`
