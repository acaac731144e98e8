import { ApiError } from '../../src/errors.ts'

const LIMIT_DEFAULT = 25
const LIMIT_MAX = 100
const ISO_TIME =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})$/

/** What a fraction or a zone pushes into the year 10,000 stays in the form that a cursor has. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

export type PageArguments = { first: number; after: string | null }

/** `limit` and `before` of a list, as the arguments of a connection. @throws {ApiError} invalid_request */
export function readPage(query: URLSearchParams): PageArguments {
  return { first: readLimit(only(query, 'limit')), after: readBefore(only(query, 'before')) }
}

type Connection<T> = {
  edges: readonly { node: T }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** `next_before` is null on the last page. */
export function renderPage<T, Item>(
  { edges, pageInfo }: Connection<T>,
  renderItem: (node: T) => Item,
) {
  return {
    items: edges.map(({ node }) => renderItem(node)),
    next_before: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
}

function only(query: URLSearchParams, name: string): string | null {
  const [value, ...more] = query.getAll(name)
  if (more.length > 0)
    throw new ApiError('invalid_request', 'given more than once', { field: [name] })
  return value ?? null
}

function readLimit(text: string | null): number {
  if (text === null) return LIMIT_DEFAULT
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (limit >= 1 && limit <= LIMIT_MAX) return limit
  throw new ApiError('invalid_request', `not a whole number from 1 to ${LIMIT_MAX}`, {
    field: ['limit'],
  })
}

function readBefore(text: string | null): string | null {
  if (text === null) return null
  const time = isoTime(text)
  if (time) return time.toISOString()
  throw new ApiError('invalid_request', 'not an ISO 8601 time with a zone', { field: ['before'] })
}

/**
 * A real instant of the years 1970–9999. A plus sign that arrived as a space is put back; what is finer than a
 * millisecond is rounded up, so that "older than" never leaves out what is older.
 */
function isoTime(text: string): Date | undefined {
  const written = text.replace(/ (\d{2}:?\d{2})$/, '+$1')
  const [, year, month, day, , fraction] = ISO_TIME.exec(written) ?? []
  if (!year || !isCalendarDay(Number(year), Number(month), Number(day))) return undefined
  const finer = Number((fraction ?? '').slice(3)) > 0 ? 1 : 0
  const ms = Date.parse(written) + finer
  return Number.isNaN(ms) ? undefined : new Date(Math.min(ms, LAST_MS))
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1970 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
