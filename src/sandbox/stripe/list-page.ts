import type { Request } from 'express'
import { StripeError } from './stripe-error.ts'

const PAGE_DEFAULT = 10
const PAGE_MAX = 100

/** One page of a Stripe list: `limit` items after `starting_after`, and whether there are more. */
export function listPage<T extends { id: string }>(request: Request, found: readonly T[]) {
  const { limit, starting_after: after } = request.query
  const size = limit === undefined ? PAGE_DEFAULT : Number(limit)
  if (!Number.isInteger(size) || size < 1 || size > PAGE_MAX) {
    throw new StripeError(400, `Invalid limit: must be from 1 to ${PAGE_MAX}.`, { param: 'limit' })
  }
  const begin = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
  const data = found.slice(begin, begin + size)
  const hasMore = begin + size < found.length
  return { object: 'list', data, has_more: hasMore, url: request.baseUrl + request.path }
}
