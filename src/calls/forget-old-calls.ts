import type { App } from '../app.ts'
import { forgetCall, forgetMessage } from './delete-call.ts'

/** A minute's batch: the job has other work, and runs again. */
const BATCH = 100

type Due = { accountId: string; id: string }

/** Deletes calls, and messages and questions without a call, once they are older than the account's retention. */
export async function forgetOldCalls(app: App): Promise<void> {
  const values = [app.clock.now(), BATCH]
  const calls = await app.pool.query<Due & { lineId: string }>(
    due('calls', "c.status = 'ended'"),
    values,
  )
  for (const { accountId, lineId, id } of calls.rows) {
    await app.db.$transaction((tx) => forgetCall(app, tx, { accountId, lineId, callId: id }))
  }
  const messages = await app.pool.query<Due>(due('messages', 'c.call_id IS NULL'), values)
  for (const message of messages.rows) {
    await app.db.$transaction((tx) => forgetMessage(tx, message))
  }
  const questions = await app.pool.query<Due>(due('caller_questions', 'c.call_id IS NULL'), values)
  for (const { accountId, id } of questions.rows) {
    await app.db.callerQuestion.deleteMany({ where: { accountId, id } })
  }
}

/** Few accounts have a limit, and each is asked only for its oldest rows, by an index. */
function due(from: 'calls' | 'messages' | 'caller_questions', where: string): string {
  return `
    SELECT old.account_id AS "accountId", old.line_id AS "lineId", old.id
      FROM accounts a
     CROSS JOIN LATERAL (
       SELECT c.account_id, c.line_id, c.id FROM ${from} c
        WHERE c.account_id = a.id AND c.at < $1::timestamptz - make_interval(days => a.retention_days) AND ${where}
        ORDER BY c.at LIMIT $2
     ) old
     WHERE a.retention_days IS NOT NULL
     LIMIT $2`
}
