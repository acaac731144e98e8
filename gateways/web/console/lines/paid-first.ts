import type { Request } from 'express'

type Page<L> = {
  edges: readonly { node: L }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Query variables of a page of lines: those that were paid come first, then the set-ups that were not. */
export function placeAmongLines({ after, unpaid }: Request['query'] = {}) {
  const cursor = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const unpaidAfter = cursor(unpaid)
  return { after: cursor(after), unpaidAfter, withPaid: unpaidAfter === null }
}

/** A page's lines, and the query of the next page's address. However many set-ups there are, they hide no line. */
export function paidFirst<P, U>({ paid, unpaid }: { paid?: Page<P>; unpaid: Page<U> }) {
  const isAllPaid = !paid?.pageInfo.hasNextPage
  const pages: Page<P | U>[] = [...(paid ? [paid] : []), ...(isAllPaid ? [unpaid] : [])]
  const { hasNextPage, endCursor } = isAllPaid ? unpaid.pageInfo : paid.pageInfo
  const name = isAllPaid ? 'unpaid' : 'after'
  return {
    lines: pages.flatMap(({ edges }) => edges.map(({ node }) => node)),
    next: hasNextPage && endCursor ? new URLSearchParams({ [name]: endCursor }).toString() : null,
  }
}
