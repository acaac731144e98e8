import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { searchTerms } from '../conversations/search-words.ts'
import { ApiError } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import type { Page, Place, PlacedRequest } from '../platform/db/paging.ts'
import { prepareSql } from '../platform/db/sql.ts'
import {
  type CallsFilter,
  type Condition,
  callConditions,
  type MessagesFilter,
  messageConditions,
} from './list-filters.ts'
import { CALL_COLUMNS, type CallView, MESSAGE_COLUMNS, type MessageView } from './read-calls.ts'

const SEARCH_CHARACTERS_MAX = 200
const ENDED = "status = 'ended'"

/** An account's ended calls over all lines, newest first. Two lines may answer in the same millisecond. */
export function listAccountCalls(
  app: App,
  accountId: string,
  page: PlacedRequest,
  filter: CallsFilter = {},
) {
  return readShelf<CallView>(app, CALLS, accountId, {
    page,
    filter,
    conditions: callConditions(filter),
  })
}

/** An account's messages over all lines, newest first. */
export function listAccountMessages(
  app: App,
  accountId: string,
  page: PlacedRequest,
  filter: MessagesFilter = {},
) {
  return readShelf<MessageView>(app, MESSAGES, accountId, {
    page,
    filter,
    conditions: messageConditions(filter),
  })
}

/** An ended call of the viewer's account; null if there is none, or it is another account's. */
export async function readCall(
  app: App,
  viewer: Pick<Owner, 'accountId'>,
  id: string,
): Promise<CallView | null> {
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

const CALLS: Shelf = { name: 'calls', from: 'calls', columns: CALL_COLUMNS, where: ENDED }
const MESSAGES: Shelf = {
  name: 'messages',
  from: 'messages',
  columns: MESSAGE_COLUMNS,
  where: 'true',
}

type Asked = {
  page: PlacedRequest
  filter: Pick<CallsFilter, 'search' | 'until'>
  conditions: readonly Condition[]
}

async function readShelf<Row extends CallView | MessageView>(
  app: App,
  shelf: Shelf,
  accountId: string,
  { page: { first, before }, filter: { search = '', until }, conditions }: Asked,
): Promise<Page<Row>> {
  if (search.length > SEARCH_CHARACTERS_MAX) {
    const message = `longer than ${SEARCH_CHARACTERS_MAX} characters`
    throw new ApiError('invalid_request', message, { field: ['search'] })
  }
  const { at, id } = earlier(before, until)
  const values: Values = [accountId, at, id, first + 1]
  const narrowed = narrow(shelf, conditions)
  const rows = search.trim()
    ? await findIn<Row>(app, narrowed, searchTerms(search), values)
    : await newestOf<Row>(app, narrowed, values)
  return { items: rows.slice(0, first), hasMore: rows.length > first }
}

/** Account, time, id, row count; then the values of the conditions. */
type Values = [string, Date | 'infinity', string, number]

/** Where the list begins: after the previous page, and before the requested end. */
function earlier(before: Place | null, until: Date | undefined) {
  if (before && (!until || before.at < until)) return before
  return until ? { at: until, id: '' } : NEWEST
}

const NEWEST = { at: 'infinity', id: '' } as const

type Narrowed = Shelf & { values: readonly (string | Date)[] }

/**
 * Each set of conditions is its own statement: one for all of them could not use an index (docs/performance.md §4).
 */
function narrow(shelf: Shelf, conditions: readonly Condition[]): Narrowed {
  const values: (string | Date)[] = []
  const where = [shelf.where]
  for (const { sql, value } of conditions) {
    if (value !== undefined) values.push(value)
    where.push(sql(`$${PLACES + values.length}`))
  }
  const name = [shelf.name, ...conditions.map((condition) => condition.name)].join('_')
  return { ...shelf, name, where: where.join(' AND '), values }
}

const PLACES = 4

function newestOf<Row extends CallView | MessageView>(
  app: App,
  { name, from, columns, where, values: more }: Narrowed,
  values: Values,
) {
  const read = prepareSql<Row, unknown[]>(
    `${name}_newest`,
    `SELECT ${columns} FROM ${from}
      WHERE account_id = $1 AND (at, id) < ($2, $3) AND ${where}
      ORDER BY at DESC, id DESC LIMIT $4`,
  )
  return app.replica.read(values[0], (pool) => read(pool, ...values, ...more))
}

/** How many of the newest rows are looked through before the index of words is: a few ms, then some ten. */
const NEWEST_ROWS = [500, 5_000]

/**
 * A frequent word fills the page from the newest rows, without reading the rest, which may be a million. A rare word is
 * found by the index of words. Otherwise PostgreSQL may walk the account by time and read every row's words.
 */
async function findIn<Row extends CallView | MessageView>(
  app: App,
  narrowed: Narrowed,
  terms: readonly string[],
  values: Values,
): Promise<Row[]> {
  if (terms.length === 0) return []
  const [accountId, , , wanted] = values
  const query = [`'${accountId}'`, ...terms.map((term) => `'${term}':*`)].join(' & ')
  const all = [...values, ...narrowed.values, query]
  return app.replica.read(accountId, async (pool) => {
    for (const rows of NEWEST_ROWS) {
      const found = await inNewest<Row>(narrowed, rows)(pool, ...all)
      if (found.length === wanted) return found
    }
    return byWords<Row>(narrowed)(pool, ...all)
  })
}

function inNewest<Row extends CallView | MessageView>(narrowed: Narrowed, rows: number) {
  const { name, from, columns, where } = narrowed
  return prepareSql<Row, unknown[]>(
    `${name}_in_newest_${rows}`,
    `WITH newest AS MATERIALIZED (
       SELECT id, at, words, account_id FROM ${from}
        WHERE account_id = $1 AND (at, id) < ($2, $3) AND ${where}
        ORDER BY at DESC, id DESC LIMIT ${rows}
     ), page AS (
       SELECT id FROM newest WHERE ${hasWords(narrowed)} ORDER BY at DESC, id DESC LIMIT $4
     )
     ${rowsOfPage(from, columns)}`,
  )
}

/** Materialized, so that the index of words is used before the time. */
function byWords<Row extends CallView | MessageView>(narrowed: Narrowed) {
  const { name, from, columns, where } = narrowed
  return prepareSql<Row, unknown[]>(
    `${name}_found`,
    `WITH found AS MATERIALIZED (
       SELECT id, at FROM ${from} WHERE ${hasWords(narrowed)} AND ${where}
     ), page AS (
       SELECT id FROM found WHERE (at, id) < ($2, $3) ORDER BY at DESC, id DESC LIMIT $4
     )
     ${rowsOfPage(from, columns)}`,
  )
}

/** As the index has it; what is looked for is the last of the values. */
function hasWords({ values }: Narrowed): string {
  return `array_to_tsvector(words || account_id) @@ $${PLACES + values.length + 1}::tsquery`
}

function rowsOfPage(from: string, columns: string): string {
  return `SELECT ${columns} FROM ${from} WHERE account_id = $1 AND id IN (SELECT id FROM page)
      ORDER BY at DESC, id DESC`
}

const callById = prepareSql<CallView, [string, string]>(
  'call_by_id',
  `SELECT ${CALL_COLUMNS} FROM calls WHERE account_id = $1 AND id = $2 AND ${ENDED}`,
)

const messageById = prepareSql<MessageView, [string, string]>(
  'message_by_id',
  `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE account_id = $1 AND id = $2`,
)
