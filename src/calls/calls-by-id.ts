import type { App } from '../app.ts'
import { prepareSql } from '../platform/db/sql.ts'
import { CALL_COLUMNS, type CallView, MESSAGE_COLUMNS, type MessageView } from './read-calls.ts'

/** Ended calls by id, in order; null for a deleted one. */
export async function callsById(
  app: App,
  accountId: string,
  ids: readonly string[],
): Promise<(CallView | null)[]> {
  const rows = await app.replica.read(accountId, (pool) => callsOfIds(pool, accountId, [...ids]))
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => known.get(id) ?? null)
}

/** The messages of calls, in order; null if there is none. */
export async function messagesOfCalls(
  app: App,
  accountId: string,
  callIds: readonly string[],
): Promise<(MessageView | null)[]> {
  const rows = await app.replica.read(accountId, (pool) =>
    messagesByCall(pool, accountId, [...callIds]),
  )
  const known = new Map(rows.map((row) => [row.callId, row]))
  return callIds.map((callId) => known.get(callId) ?? null)
}

const callsOfIds = prepareSql<CallView, [string, string[]]>(
  'calls_of_ids',
  `SELECT ${CALL_COLUMNS} FROM calls WHERE account_id = $1 AND id = ANY($2) AND status = 'ended'`,
)

const messagesByCall = prepareSql<MessageView, [string, string[]]>(
  'messages_by_call',
  `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE account_id = $1 AND call_id = ANY($2)`,
)
