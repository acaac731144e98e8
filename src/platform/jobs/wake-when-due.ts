import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Log } from '../../kernel/log.ts'
import type { JobKind } from './job-kinds.ts'
import { LOOK_SECONDS } from './queue-settings.ts'

/** The workers of this process, by what they work on. */
export type Workers = ReadonlyMap<JobKind, readonly string[]>

/**
 * One query a second over all queues. It wakes the workers of queues with a job due, and has pg-boss take back the jobs
 * of a killed worker. A new job announces itself; a retried or delayed one does not. Polling by each worker was 76
 * queries a second at rest, pg-boss's own supervision ten.
 * @returns ends it
 */
export function wakeWhenDue(boss: PgBoss, workers: Workers, log: Log): () => void {
  const ended = new AbortController()
  const look = async () => {
    const { rows } = await boss.getDb().executeSql(DUE, [[...workers.keys()]])
    const found = rows as Found[]
    const due = found.filter((one) => one.due).flatMap(({ kind }) => workers.get(kind) ?? [])
    for (const worker of due) boss.notifyWorker(worker)
    for (const { kind } of found.filter((one) => one.lost)) await boss.supervise(kind)
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

type Found = { kind: JobKind; due: boolean; lost: boolean }

/** Lost is what is worked on too long, or by nobody who says that he is alive: as pg-boss has it. */
const DUE = `
  WITH lost AS (SELECT DISTINCT name FROM pgboss.job WHERE state = 'active'
    AND (started_on + expire_seconds * interval '1 s' < now()
      OR heartbeat_on + heartbeat_seconds * interval '1 s' < now()))
  SELECT * FROM (
    SELECT kind, kind IN (SELECT name FROM lost) AS lost, EXISTS (SELECT FROM pgboss.job
      WHERE name = kind AND state < 'active' AND NOT blocked AND start_after <= now()) AS due
    FROM unnest($1::text[]) AS kind) AS found
  WHERE lost OR due`
