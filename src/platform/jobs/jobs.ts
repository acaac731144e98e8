import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Log } from '../../kernel/log.ts'
import { BusyElsewhere } from '../db/busy-elsewhere.ts'
import { HeardClient } from '../db/heard-client.ts'
import { onceAvailable } from '../db/once-available.ts'
import { queueConnections } from '../db/pools.ts'
import type { Tx } from '../db/prisma.ts'
import type { JobData, JobHandlers, JobKind } from './job-kinds.ts'
import { type Carried, carryRequest, underItsRequest } from './job-request.ts'
import { makeQueues } from './make-queues.ts'
import {
  BATCHED,
  CONCURRENCY,
  KINDS,
  POLL_SECONDS,
  STOP_WITHIN_MS,
  SUPERVISE_SECONDS,
} from './queue-settings.ts'
import { wakeWhenDue } from './wake-when-due.ts'

export type Jobs = {
  /** Enqueues in the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue<K extends JobKind>(
    tx: Tx,
    kind: K,
    data: JobData[K],
    when?: { startAfter: Date },
  ): Promise<void>
  /** Begins to work jobs off in this process, as soon as the database answers. */
  work(handlers: JobHandlers): Promise<void>
  /** Waits for jobs in hand, then lets go of the database. */
  stop(): Promise<void>
}

/** Its pool takes all that a pool takes, more than its types say. */
const CONNECTING: object = { Client: HeardClient }

type Options = {
  databaseUrl: string
  log: Log
  /** Whether this process works jobs off; one that only enqueues them looks after no queue. */
  works: boolean
}

/** pg-boss in our own database. */
export async function openJobs({ databaseUrl, log, works }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...CONNECTING,
    connectionString: databaseUrl,
    max: queueConnections(works),
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  let stopping = false
  const workers = new Map<JobKind, string[]>()
  let stopWaking = () => {}
  // A job that stopping has given back still ends in this process, and then has no queue to tell.
  boss.on('error', (error) => {
    if (stopping) log.debug({ error }, 'job queue error while stopping')
    else log.error({ error }, 'job queue error')
  })
  await boss.start()
  await makeQueues(boss)

  return {
    async enqueue(tx, kind, data, when = undefined) {
      await boss.send(kind, carryRequest(data), { ...when, db: transactionalDb(tx) })
    },
    async work(handlers) {
      await onceAvailable(log, 'working jobs off', async () => {
        for (const kind of KINDS.filter((one) => !workers.has(one))) {
          workers.set(kind, await workOff(boss, kind, handlers[kind], log))
        }
        await boss.schedule('reconcile', '* * * * *')
      })
      stopWaking = wakeWhenDue(boss, workers, log)
    },
    stop() {
      stopping = true
      stopWaking()
      return boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    },
  }
}

function transactionalDb(tx: Tx) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values),
    }),
  }
}

/**
 * Each worker is begun by itself, as a queue's own concurrency tells the name of its first worker only. One that had
 * work looks for more at once: pg-boss lets it wait for the next announcement, and what waits already is announced no
 * more (four jobs a second of a kind, docs/performance.md §10).
 */
function workOff<K extends JobKind>(boss: PgBoss, kind: K, handle: JobHandlers[K], log: Log) {
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
        result = { id, status: 'failed', output: error instanceof Error ? error : undefined }
      }
    })
    return result
  }
}
