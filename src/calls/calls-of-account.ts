import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { searchTerms } from '../conversations/search-words.ts'
import { ApiError } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import type { Page, Place, PlacedRequest } from '../platform/db/page.ts'
import { prepareSql } from '../platform/db/sql.ts'
import { CALL_COLUMNS, type CallView, MESSAGE_COLUMNS, type MessageView } from './read-calls.ts'

const SEARCH_CHARACTERS_MAX = 200

type InboxRequest = PlacedRequest & {
  /** Words, parts of a number; blank for everything. */
  search?: string | undefined
}

/** An account's ended calls over all its lines, newest first; two lines may answer in the same millisecond. */
export function listAccountCalls(app: App, accountId: string, request: InboxRequest) {
  return readShelf<CallView>(app, CALLS, accountId, request)
}

type MessagesRequest = InboxRequest & {
  /** True for what is urgent and that nobody handled yet, false for the others only. */
  urgentWaiting?: boolean | undefined
}

/** An account's messages over all its lines, newest first. */
export function listAccountMessages(app: App, accountId: string, request: MessagesRequest) {
  return readShelf<MessageView>(app, messageShelf(request), accountId, request)
}

/** A call that is over, of the viewer's account; null for another's as for none. */
export async function readCall(app: App, viewer: Owner, id: string): Promise<CallView | null> {
  if (!isId('call', id)) return null
  const [call] = await callById(app.pool, viewer.accountId, id)
  return call ?? null
}

export async function readMessage(
  app: App,
  viewer: Owner,
  id: string,
): Promise<MessageView | null> {
  if (!isId('msg', id)) return null
  const [message] = await messageById(app.pool, viewer.accountId, id)
  return message ?? null
}

type Shelf = { name: string; from: 'calls' | 'messages'; columns: string; where: string }

const CALLS: Shelf = {
  name: 'calls_of_account',
  from: 'calls',
  columns: CALL_COLUMNS,
  where: "status = 'ended'",
}
const URGENT_WAITING = '(urgent AND handled_at IS NULL)'
const MESSAGES = { from: 'messages', columns: MESSAGE_COLUMNS } as const

function messageShelf({ urgentWaiting }: MessagesRequest): Shelf {
  if (urgentWaiting === undefined)
    return { ...MESSAGES, name: 'messages_of_account', where: 'true' }
  return urgentWaiting
    ? { ...MESSAGES, name: 'messages_urgent_waiting', where: URGENT_WAITING }
    : { ...MESSAGES, name: 'messages_others', where: `NOT ${URGENT_WAITING}` }
}

async function readShelf<Row extends CallView | MessageView>(
  app: App,
  shelf: Shelf,
  accountId: string,
  { first, before, search = '' }: InboxRequest,
): Promise<Page<Row>> {
  if (search.length > SEARCH_CHARACTERS_MAX) {
    const message = `longer than ${SEARCH_CHARACTERS_MAX} characters`
    throw new ApiError('invalid_request', message, { field: ['search'] })
  }
  const { at, id } = before ?? NEWEST
  const values: KeysetValues = [accountId, at, id, first + 1]
  const rows = search.trim()
    ? await findIn<Row>(app, shelf, searchTerms(search), values)
    : await newestOf<Row>(app, shelf, values)
  return { items: rows.slice(0, first), hasMore: rows.length > first }
}

type KeysetValues = [accountId: string, at: Place['at'] | 'infinity', id: string, rows: number]

const NEWEST = { at: 'infinity', id: '' } as const

function newestOf<Row extends CallView | MessageView>(
  app: App,
  { name, from, columns, where }: Shelf,
  values: KeysetValues,
) {
  const read = prepareSql<Row, KeysetValues>(
    name,
    `SELECT ${columns} FROM ${from}
      WHERE account_id = $1 AND (at, id) < ($2, $3) AND ${where}
      ORDER BY at DESC, id DESC LIMIT $4`,
  )
  return app.replica.read(values[0], (pool) => read(pool, ...values))
}

/**
 * The words decide first, by the index: only then is it looked at when. Left to itself PostgreSQL may go through the
 * account by time and take every row's words apart, which for a rare word is every call there was.
 */
async function findIn<Row extends CallView | MessageView>(
  app: App,
  { name, from, columns, where }: Shelf,
  terms: readonly string[],
  values: KeysetValues,
): Promise<Row[]> {
  if (terms.length === 0) return []
  const [accountId] = values
  const query = [`'${accountId}'`, ...terms.map((term) => `'${term}':*`)].join(' & ')
  const read = prepareSql<Row, [...KeysetValues, string]>(
    `${name}_found`,
    `WITH found AS MATERIALIZED (
       SELECT id, at FROM ${from} WHERE array_to_tsvector(words || account_id) @@ $5::tsquery AND ${where}
     ), page AS (
       SELECT id FROM found WHERE (at, id) < ($2, $3) ORDER BY at DESC, id DESC LIMIT $4
     )
     SELECT ${columns} FROM ${from} WHERE account_id = $1 AND id IN (SELECT id FROM page)
      ORDER BY at DESC, id DESC`,
  )
  return app.replica.read(accountId, (pool) => read(pool, ...values, query))
}

const callById = prepareSql<CallView, [string, string]>(
  'call_by_id',
  `SELECT ${CALL_COLUMNS} FROM calls WHERE account_id = $1 AND id = $2 AND status = 'ended'`,
)

const messageById = prepareSql<MessageView, [string, string]>(
  'message_by_id',
  `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE account_id = $1 AND id = $2`,
)
