import type { App } from '../app.ts'
import { forgetNotes } from './delete-notes.ts'

/** A minute's batch, as for calls. */
const BATCH = 100

/** Deletes notes older than the account's retention. */
export async function forgetOldNotes(app: App): Promise<void> {
  const { rows } = await app.pool.query<{ accountId: string; meetingId: string }>(DUE, [
    app.clock.now(),
    BATCH,
  ])
  for (const meeting of rows) await app.db.$transaction((tx) => forgetNotes(app, tx, meeting))
}

/** A meeting may be ordered long before it takes place, so its age counts from its end. */
const DUE = `
  SELECT old.account_id AS "accountId", old.id AS "meetingId"
    FROM accounts a
   CROSS JOIN LATERAL (SELECT $1::timestamptz - make_interval(days => a.retention_days) AS before) keep
   CROSS JOIN LATERAL (
     SELECT m.account_id, m.id FROM meetings m
      WHERE m.account_id = a.id AND m.notes_deleted_at IS NULL AND m.created_at < keep.before
        AND COALESCE(m.left_at, m.starts_at) < keep.before AND m.state IN ('done', 'cancelled', 'failed')
      ORDER BY m.created_at LIMIT $2
   ) old
   WHERE a.retention_days IS NOT NULL
   LIMIT $2`
