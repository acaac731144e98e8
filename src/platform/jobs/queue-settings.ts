import type { JobKind } from './job-kinds.ts'

/** A job in hand is worked for at most this long: several slow answers of a provider, one after the other. */
const EXPIRE_SECONDS = 60
/** A worker says this often that it is alive; the job of one that was killed runs again that much later. */
const HEARTBEAT_SECONDS = 10
/** What is in hand when the process is told to stop has this long to end; what has not, is another's to try again. */
export const STOP_WITHIN_MS = 2_000
/** Several jobs of a kind run side by side in a process: they mostly wait for providers. */
export const CONCURRENCY = 4
/** How often all queues are looked at for a job that is due (`wake-when-due.ts`). */
export const LOOK_SECONDS = 1
/**
 * How often a worker looks by itself: where nothing is announced; and while the database announces new jobs, when the
 * look over all queues wakes those that have one due.
 */
export const POLL_SECONDS = { announced: 300, unannounced: 1 }
/**
 * How often pg-boss takes back a killed worker's jobs and counts its queues. It reads the table of jobs each time; at
 * one second that was most of what an idle process did.
 */
export const SUPERVISE_SECONDS = 3

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
export const BATCHED: Partial<Record<JobKind, number>> = { publish_events: 5, send_event: 5 }
export const KINDS = Object.keys(QUEUES) as JobKind[]
