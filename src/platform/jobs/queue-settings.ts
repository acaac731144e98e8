import type { JobKind } from './job-kinds.ts'

/** The longest time for a job: several slow provider responses in a row. */
const EXPIRE_SECONDS = 60
/** How often a worker reports that it is alive; the job of a killed worker runs again that much later. */
const HEARTBEAT_SECONDS = 10
/** How long running jobs may take to finish when the process stops; the rest are retried by another process. */
export const STOP_WITHIN_MS = 2_000
/** Jobs of one kind that run at once in a process; they mostly wait for providers. */
export const CONCURRENCY = 4
/**
 * How long until all queues are checked again for jobs that are due (`wake-when-due.ts`): a job that another process
 * put off, before it was killed, is that late at most.
 */
export const LOOK_SECONDS = { least: 1, most: 10 }
/**
 * How often a worker polls by itself: when nothing is announced; and when the database announces new jobs, so that the
 * check over all queues wakes the workers with a job due.
 */
export const POLL_SECONDS = { announced: 3_600, unannounced: 1 }
/** How often the queues are checked for killed workers' jobs and for changed counts (`supervise-when-needed.ts`). */
export const SUPERVISE_SECONDS = 3
/** How often pg-boss deletes jobs that ended a day ago. */
export const DELETE_SECONDS = 60

/** How often chores run: asking providers for what is missing, and deleting what has expired. */
export const EACH_SECONDS = { reconcile: 60, delete_expired: 600 }

/** Tries of a recap: an hour, with the pauses between them. Its meeting's minutes are reserved until it ends. */
const RECAP_RETRIES = 20

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

export const QUEUES = {
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
  // Before the queue that hands its failures on to it.
  give_up_recap: QUEUE,
  // A model reads a long meeting in parts.
  write_recap: {
    ...QUEUE,
    expireInSeconds: 900,
    retryLimit: RECAP_RETRIES,
    deadLetter: 'give_up_recap',
  },
  read_calendar: QUEUE,
  // The owner's mail waits for it.
  review_call: { ...QUEUE, retryDelayMax: 5 },
  publish_events: QUEUE,
  send_event: QUEUE,
  // The next run serves as their retry.
  reconcile: { ...QUEUE, retryLimit: 0 },
  delete_expired: { ...QUEUE, retryLimit: 0 },
} as const satisfies Record<JobKind, object>

/** Fetched in batches, and without a pause while there are more: one call may create several. */
export const BATCHED: Partial<Record<JobKind, number>> = { publish_events: 5, send_event: 5 }
export const KINDS = Object.keys(QUEUES) as JobKind[]
