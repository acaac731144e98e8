import { ApiError } from '../../src/kernel/errors.ts'
import { isoTime } from '../../src/kernel/iso-time.ts'

const LIMIT_DEFAULT = 25
const LIMIT_MAX = 100
export type PageArguments = { first: number; after: string | null }

/** Reads `limit` and `before` of a list as arguments of a connection. @throws {ApiError} invalid_request */
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
