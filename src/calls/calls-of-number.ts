import type { App } from '../app.ts'
import type { Page, Place, PlacedRequest } from '../platform/db/paging.ts'
import { type Prepared, prepareSql } from '../platform/db/sql.ts'
import { CALL_COLUMNS, type CallView, MESSAGE_COLUMNS, type MessageView } from './read-calls.ts'

type Key = { accountId: string; phone: string }
type Values = [accountId: string, phone: string, at: Date | 'infinity', id: string, rows: number]

/** Ended calls from a number over all lines of an account, newest first. */
export function listCallsFrom(app: App, key: Key, page: PlacedRequest): Promise<Page<CallView>> {
  return read(app, callsFrom, key, page)
}

/** Messages with this callback number, newest first. */
export function listMessagesFrom(
  app: App,
  key: Key,
  page: PlacedRequest,
): Promise<Page<MessageView>> {
  return read(app, messagesFrom, key, page)
}

/** The newest ended call of each number, in order, in one statement; null if there is none. */
export async function newestCallsFrom(
  app: App,
  accountId: string,
  phones: readonly string[],
): Promise<(CallView | null)[]> {
  const rows = await app.replica.read(accountId, (pool) => newestFrom(pool, accountId, [...phones]))
  const byPhone = new Map(rows.map((row) => [row.caller, row]))
  return phones.map((phone) => byPhone.get(phone) ?? null)
}

/** More calls than this from one number are not counted. */
export const CALLS_COUNTED_MAX = 1_000

/** How many calls from each number have ended, in order, in one statement. */
export async function countCallsFrom(
  app: App,
  accountId: string,
  phones: readonly string[],
): Promise<number[]> {
  const rows = await app.replica.read(accountId, (pool) =>
    countFrom(pool, accountId, [...phones], CALLS_COUNTED_MAX),
  )
  const byPhone = new Map(rows.map(({ phone, calls }) => [phone, calls]))
  return phones.map((phone) => byPhone.get(phone) ?? 0)
}

async function read<Row extends Place>(
  app: App,
  from: Prepared<Row, Values>,
  { accountId, phone }: Key,
  { first, before }: PlacedRequest,
): Promise<Page<Row>> {
  const { at, id } = before ?? { at: 'infinity' as const, id: '' }
  const rows = await app.replica.read(accountId, (pool) =>
    from(pool, accountId, phone, at, id, first + 1),
  )
  return { items: rows.slice(0, first), hasMore: rows.length > first }
}

const callsFrom = prepareSql<CallView, Values>(
  'calls_from_number',
  `SELECT ${CALL_COLUMNS} FROM calls
    WHERE account_id = $1 AND caller = $2 AND (at, id) < ($3, $4) AND status = 'ended'
    ORDER BY at DESC, id DESC LIMIT $5`,
)

const messagesFrom = prepareSql<MessageView, Values>(
  'messages_from_number',
  `SELECT ${MESSAGE_COLUMNS} FROM messages
    WHERE account_id = $1 AND phone = $2 AND (at, id) < ($3, $4)
    ORDER BY at DESC, id DESC LIMIT $5`,
)

const newestFrom = prepareSql<CallView, [accountId: string, phones: string[]]>(
  'newest_calls_from_numbers',
  `SELECT newest.* FROM unnest($2::text[]) AS asked (phone) CROSS JOIN LATERAL (
     SELECT ${CALL_COLUMNS} FROM calls
      WHERE account_id = $1 AND caller = asked.phone AND status = 'ended'
      ORDER BY at DESC, id DESC LIMIT 1) AS newest`,
)

const countFrom = prepareSql<{ phone: string; calls: number }, [string, string[], number]>(
  'count_calls_from_numbers',
  `SELECT asked.phone, counted.calls FROM unnest($2::text[]) AS asked (phone) CROSS JOIN LATERAL (
     SELECT count(*)::int AS calls FROM (
       SELECT 1 FROM calls WHERE account_id = $1 AND caller = asked.phone AND status = 'ended' LIMIT $3
     ) AS found) AS counted`,
)
