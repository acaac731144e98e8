import type { App } from '../../app.ts'
import { addSeconds } from '../../kernel/clock.ts'

/** A minute's batch. */
const BATCH = 200
/** A lost reading is due again after this time. */
const READ_WITHIN_SECONDS = 10 * 60

/** Enqueues one job for each due calendar. Two sweeps at once share them. */
export async function sweepCalendars(app: App): Promise<void> {
  if (!app.config.meetingNotes) return
  const now = app.clock.now()
  await app.db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ accountId: string; calendarId: string }[]>`
      UPDATE calendars c SET due_at = ${addSeconds(now, READ_WITHIN_SECONDS)}::timestamptz
        FROM (
          SELECT d.account_id, d.id
            FROM calendars d JOIN accounts a ON a.id = d.account_id AND a.closed_at IS NULL
           WHERE d.enabled AND d.due_at <= ${now}::timestamptz
           ORDER BY d.due_at LIMIT ${BATCH}
           FOR UPDATE OF d SKIP LOCKED
        ) due
       WHERE c.account_id = due.account_id AND c.id = due.id
      RETURNING c.account_id AS "accountId", c.id AS "calendarId"`
    for (const calendar of due) await app.jobs.enqueue(tx, 'read_calendar', calendar)
  })
}
