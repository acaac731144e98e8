import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Log } from '../../kernel/log.ts'
import { BusyElsewhere } from '../db/busy-elsewhere.ts'
import { HeardClient } from '../db/heard-client.ts'
import { onceAvailable } from '../db/once-available.ts'
import { queueConnections } from '../db/pools.ts'
import type { Tx } from '../db/prisma.ts'
import type { Alarm } from './alarm.ts'
import { enqueueEach } from './enqueue-each.ts'
import type { JobData, JobHandlers, JobKind } from './job-kinds.ts'
import { type Carried, carryRequest, underItsRequest } from './job-request.ts'
import { makeQueues } from './make-queues.ts'
import {
  BATCHED,
  CONCURRENCY,
  DELETE_SECONDS,
  KINDS,
  LOOK_SECONDS,
  POLL_SECONDS,
  STOP_WITHIN_MS,
  SUPERVISE_SECONDS,
} from './queue-settings.ts'
import { superviseWhenNeeded } from './supervise-when-needed.ts'
import { wakeWhenDue } from './wake-when-due.ts'

/** When a job runs; or that it is enqueued once an hour at most, whoever asks, under a key. */
export type When = { startAfter: Date } | { hourlyOf: string }

export type Jobs = {
  /** Enqueues in the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue<K extends JobKind>(tx: Tx, kind: K, data: JobData[K], when?: When): Promise<void>
  /** Starts running jobs in this process, as soon as the database is available. */
  work(handlers: JobHandlers): Promise<void>
  /** Waits for running jobs, then closes the database connections. */
  stop(): Promise<void>
}

/** pg-boss passes every option to its pool, more than its types say. Each minute uses all connections, so they stay. */
const CONNECTING: object = { Client: HeardClient, idleTimeoutMillis: 0 }

type Options = {
  databaseUrl: string
  log: Log
  /** Whether this process runs jobs; one that only enqueues them does no queue maintenance. */
  works: boolean
}

/** pg-boss in our own database. */
export async function openJobs({ databaseUrl, log, works }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...CONNECTING,
    connectionString: databaseUrl,
    max: queueConnections(works),
    useListenNotify: works,
    supervise: false,
    schedule: false,
    maintenanceIntervalSeconds: DELETE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  let stopping = false
  const workers = new Map<JobKind, string[]>()
  /** Set while this process runs jobs. */
  let alarm: Alarm | undefined
  const lookSoon = () => alarm?.ringWithin(LOOK_SECONDS.least)
  let stopRepeating: (() => void)[] = []
  // A job handed back on stopping still ends in this process, but can no longer report that to the queue.
  const report = (error: unknown) => {
    if (stopping) log.debug({ error }, 'job queue error while stopping')
    else log.error({ error }, 'job queue error')
  }
  boss.on('error', report)
  await boss.start()
  await makeQueues(boss)

  return {
    async enqueue(tx, kind, data, when = undefined) {
      const options = { ...(when && timing(when)), db: transactionalDb(tx) }
      await boss.send(kind, carryRequest(data), options)
      if (when && 'startAfter' in when) alarm?.ringWithin(untilLook(when.startAfter))
    },
    async work(handlers) {
      await onceAvailable(log, 'working jobs off', async () => {
        for (const kind of KINDS.filter((one) => !workers.has(one))) {
          workers.set(
            kind,
            await workOff({ boss, kind, handle: handlers[kind], log, onFailed: lookSoon }),
          )
        }
        // Processes of an older release would have the minute's chores done twice.
        await boss.unschedule('reconcile')
      })
      alarm = wakeWhenDue(boss, workers, log)
      stopRepeating = [
        alarm.stop,
        superviseWhenNeeded(boss, { onTakenBack: lookSoon, onError: report }),
        enqueueEach(boss, 'reconcile', report),
        enqueueEach(boss, 'delete_expired', report),
      ]
    },
    stop() {
      stopping = true
      for (const stop of stopRepeating) stop()
      return boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    },
  }
}

/** Seconds until the look that finds the job due, or one that sees when it will be. */
function untilLook(due: Date): number {
  const seconds = (due.getTime() - Date.now()) / 1_000
  return Math.min(Math.max(seconds, 0), LOOK_SECONDS.most)
}

function timing(when: When) {
  if ('startAfter' in when) return when
  return { singletonKey: when.hourlyOf, singletonSeconds: 3_600 }
}

function transactionalDb(tx: Tx) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values),
    }),
  }
}

type WorkOff<K extends JobKind> = {
  boss: PgBoss
  kind: K
  handle: JobHandlers[K]
  log: Log
  onFailed: () => void
}

/**
 * Starts each worker separately, because with a queue's own concurrency option we get the name of the first worker
 * only. A worker that had jobs looks for more at once: pg-boss would let it wait for the next announcement, and waiting
 * jobs are not announced again (that gave four jobs a second per kind, docs/performance.md §10).
 */
function workOff<K extends JobKind>({ boss, kind, handle, log, onFailed }: WorkOff<K>) {
  const options = {
    pollingIntervalSeconds: POLL_SECONDS.unannounced,
    notifyPollingIntervalSeconds: POLL_SECONDS.announced,
    batchSize: BATCHED[kind] ?? 1,
    perJobResults: true,
  } as const
  return Promise.all(Array.from({ length: CONCURRENCY }, beginWorker))

  async function beginWorker(): Promise<string> {
    const worker = boss.work<Carried<JobData[K]>>(kind, options, async (jobs) => {
      const results = await Promise.all(jobs.map(workOne))
      boss.notifyWorker(await worker)
      return results
    })
    return worker
  }

  async function workOne(job: Job<Carried<JobData[K]>>): Promise<JobResult> {
    const { id } = job
    let result: JobResult = { id, status: 'completed' }
    await underItsRequest<JobData[K]>(job, async (data) => {
      try {
        await handle(data)
      } catch (error) {
        if (error instanceof BusyElsewhere)
          log.debug({ error, kind, jobId: id }, 'job waits for another')
        else log.warn({ error, kind, jobId: id }, 'job failed, will be tried again')
        onFailed()
        result = { id, status: 'failed', output: error instanceof Error ? error : undefined }
      }
    })
    return result
  }
}
