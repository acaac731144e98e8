import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Provider } from '../../../prisma/generated/client/enums.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Log } from '../../kernel/log.ts'
import { BusyElsewhere } from '../db/busy-elsewhere.ts'
import { HeardClient } from '../db/heard-client.ts'
import { QUEUE_CONNECTIONS } from '../db/pools.ts'
import type { Tx } from '../db/prisma.ts'
import { type Carried, carryRequest, underItsRequest } from './job-request.ts'

/** Every kind of job and what it carries. */
export type JobData = {
  /** Act on what a provider told us. */
  handle_provider_event: { provider: Provider; externalId: string }
  /** Get a number for a paid line. */
  provision_line: { accountId: string; lineId: string }
  /** Let go of what a closed line holds. */
  release_line: { accountId: string; lineId: string }
  /** Give back what was paid for something that was closed before. */
  refund_purchase: { accountId: string; purchaseId: string }
  send_mail: { accountId: string; mailId: string }
  send_text: { accountId: string; textId: string }
  /** Call or text a code to a business phone. */
  send_phone_code: { accountId: string; lineId: string; codeId: string }
  /** Have the carrier delete what a caller recorded. */
  delete_recording: { recordingUrl: string }
  /** Have a bot go to a meeting. */
  book_note_taker: { accountId: string; meetingId: string }
  /** Have the bot of a meeting leave, or not come at all. */
  call_off_note_taker: { accountId: string; meetingId: string }
  /** Have a note-taker service delete what it keeps of a meeting. */
  delete_note_taker_copy: { provider: Config['noteTaker']; botId: string }
  /** Fetch what was said in a meeting, and write and mail its recap. */
  write_recap: { accountId: string; meetingId: string }
  /** Read a calendar at its address, and follow it. */
  read_calendar: { accountId: string; calendarId: string }
  /** Have a model look at a whole call that has ended, and leave its message. */
  review_call: { accountId: string; callId: string }
  /** Put the account's new events into its log, and on their way to its endpoints. */
  publish_events: { accountId: string }
  /** Send one event to one endpoint, as its attempt of that number. */
  send_event: { accountId: string; deliveryId: string; attempt: number }
  /** Charge the saved card of a line for a pack that was decided on. */
  pay_top_up: { accountId: string; purchaseId: string }
  /** Have the payment processor forget a card, and close the page on which one is being saved. */
  let_go_of_card: { customerId: string | null; setUpSessionId: string | null }
  /** Ask providers about what they should have told us by now. */
  reconcile: Record<string, never>
}
export type JobKind = keyof JobData
export type JobHandlers = { [K in JobKind]: (data: JobData[K]) => Promise<void> }

export type Jobs = {
  /** Enqueues in the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue<K extends JobKind>(
    tx: Tx,
    kind: K,
    data: JobData[K],
    when?: { startAfter: Date },
  ): Promise<void>
  /** Begins to work jobs off in this process. */
  work(handlers: JobHandlers): Promise<void>
  /** Waits for jobs in hand, then lets go of the database. */
  stop(): Promise<void>
}

/** A job in hand is worked for at most this long: several slow answers of a provider, one after the other. */
const EXPIRE_SECONDS = 60
/** A worker says this often that it is alive; the job of one that was killed runs again that much later. */
const HEARTBEAT_SECONDS = 10
/** What is in hand when the process is told to stop has this long to end; what has not, is another's to try again. */
const STOP_WITHIN_MS = 2_000
/** Several jobs of a kind run side by side in a process: they mostly wait for providers. */
const CONCURRENCY = 4
/** A new job is announced; one that is due again is not, and would wait for the poll's own 30 s. */
const POLL_SECONDS = 1

const QUEUE = {
  notify: true,
  expireInSeconds: EXPIRE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 1_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  deleteAfterSeconds: 86_400,
} as const

const QUEUES = {
  handle_provider_event: QUEUE,
  provision_line: QUEUE,
  release_line: QUEUE,
  refund_purchase: QUEUE,
  pay_top_up: QUEUE,
  let_go_of_card: QUEUE,
  send_mail: QUEUE,
  send_text: QUEUE,
  send_phone_code: QUEUE,
  delete_recording: QUEUE,
  book_note_taker: QUEUE,
  call_off_note_taker: QUEUE,
  delete_note_taker_copy: QUEUE,
  // A model reads a long meeting in parts.
  write_recap: { ...QUEUE, expireInSeconds: 900 },
  read_calendar: QUEUE,
  // The owner's mail waits for it.
  review_call: { ...QUEUE, retryDelayMax: 5 },
  publish_events: QUEUE,
  send_event: QUEUE,
  // The next minute's is its retry.
  reconcile: { ...QUEUE, retryLimit: 0 },
} as const satisfies Record<JobKind, object>
/** Fetched many at a time, and without a pause while there are more: one call may leave several of them. */
const BATCHED: Partial<Record<JobKind, number>> = { publish_events: 5, send_event: 5 }
const KINDS = Object.keys(QUEUES) as JobKind[]
/** Its pool takes all that a pool takes, more than its types say. */
const CONNECTING: object = { Client: HeardClient }

type Options = {
  databaseUrl: string
  log: Log
  /** Whether this process works jobs off; one that only enqueues them looks after no queue. */
  works: boolean
}

/** pg-boss in our own database. Workers supervise every second, so that a killed worker's job is not left lying. */
export async function openJobs({ databaseUrl, log, works }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...CONNECTING,
    connectionString: databaseUrl,
    max: QUEUE_CONNECTIONS,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 1,
    maintenanceIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  let stopping = false
  // A job that stopping has given back still ends in this process, and then has no queue to tell.
  boss.on('error', (error) => {
    if (stopping) log.debug({ error }, 'job queue error while stopping')
    else log.error({ error }, 'job queue error')
  })
  await boss.start()
  for (const kind of KINDS) {
    await boss.createQueue(kind, QUEUES[kind])
    // A queue that an older release made keeps its settings otherwise.
    await boss.updateQueue(kind, QUEUES[kind])
  }

  return {
    async enqueue(tx, kind, data, when = undefined) {
      await boss.send(kind, carryRequest(data), { ...when, db: transactionalDb(tx) })
    },
    async work(handlers) {
      for (const kind of KINDS) await workOff(boss, kind, handlers[kind], log)
      await boss.schedule('reconcile', '* * * * *')
    },
    stop() {
      stopping = true
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

function workOff<K extends JobKind>(boss: PgBoss, kind: K, handle: JobHandlers[K], log: Log) {
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    localConcurrency: CONCURRENCY,
    batchSize: BATCHED[kind] ?? 1,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const
  return boss.work<Carried<JobData[K]>>(kind, options, (jobs) => Promise.all(jobs.map(workOne)))

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
