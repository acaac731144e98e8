import type { Request } from 'express'
import type { LineStatus } from '../../../generated/operations.ts'

type Page<L> = {
  edges: readonly { node: L }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** A line that was paid for and is not closed. */
export const PAID = ['SETTING_UP', 'QUEUED', 'LIVE'] as const satisfies LineStatus[]

/**
 * Query variables of a page of lines: those that were paid come first, then the set-ups that were not, then the closed
 * ones. A page has no kind that the pages before it had all of.
 */
export function placeAmongLines({ after, unpaid, closed }: Request['query'] = {}) {
  const cursor = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const [unpaidAfter, closedAfter] = [cursor(unpaid), cursor(closed)]
  const withUnpaid = closedAfter === null
  const withPaid = withUnpaid && unpaidAfter === null
  return { paidStatus: PAID, after: cursor(after), unpaidAfter, closedAfter, withPaid, withUnpaid }
}

type Pages<P, U, C> = { paid?: Page<P>; unpaid?: Page<U>; closed?: Page<C> }

/**
 * A page's lines, and the query of the next page's address. However many set-ups and closed lines there are, they hide
 * no line.
 */
export function paidFirst<P, U, C = never>({ paid, unpaid, closed }: Pages<P, U, C>) {
  const kinds: [string, Page<P | U | C> | undefined][] = [
    ['after', paid],
    ['unpaid', unpaid],
    ['closed', closed],
  ]
  const lines: (P | U | C)[] = []
  for (const [name, page] of kinds) {
    lines.push(...(page?.edges ?? []).map(({ node }) => node))
    const { hasNextPage = false, endCursor = null } = page?.pageInfo ?? {}
    if (hasNextPage && endCursor)
      return { lines, next: new URLSearchParams({ [name]: endCursor }).toString() }
  }
  return { lines, next: null }
}
