import type { App } from '../../app.ts'
import { addSeconds } from '../../kernel/clock.ts'
import { bookOccurrence } from './book-occurrence.ts'
import { LATE_SECONDS } from './calendar-window.ts'

/**
 * How long before the meeting a note-taker is booked: services need ten minutes, and owners without minutes can still
 * buy some.
 */
const BEFORE_SECONDS = 30 * 60
/** A minute's batch. */
const BATCH = 500

/** Books note-takers for meetings that are about to start. */
export async function bookOccurrences(app: App): Promise<void> {
  if (!app.config.meetingNotes) return
  const now = app.clock.now()
  const { rows } = await app.pool.query<{ accountId: string; occurrenceId: string }>(DUE, [
    addSeconds(now, -LATE_SECONDS),
    addSeconds(now, BEFORE_SECONDS),
    BATCH,
  ])
  for (const due of rows) {
    try {
      await bookOccurrence(app, due)
    } catch (error) {
      app.log.warn({ error, occurrenceId: due.occurrenceId }, 'no note-taker can be booked yet')
    }
  }
}

/** Previously refused ones come last. */
const DUE = `
  SELECT o.account_id AS "accountId", o.id AS "occurrenceId"
    FROM calendar_occurrences o
    JOIN calendars c ON c.account_id = o.account_id AND c.id = o.calendar_id
    JOIN accounts a ON a.id = o.account_id
   WHERE o.meeting_id IS NULL AND o.skipped_at IS NULL AND o.gone_at IS NULL
     AND o.starts_at BETWEEN $1 AND $2 AND c.enabled AND a.closed_at IS NULL
   ORDER BY o.problem IS NOT NULL, o.starts_at, o.id
   LIMIT $3`
