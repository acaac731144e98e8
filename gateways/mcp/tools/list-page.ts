import { z } from 'zod'
import { howMany } from '../../../src/kernel/text/how-many.ts'

const ITEMS_DEFAULT = 25
const ITEMS_MAX = 100

export const limit = z
  .int()
  .min(1)
  .max(ITEMS_MAX)
  .optional()
  .meta({ description: `At most so many; ${ITEMS_DEFAULT} when left out.` })

export const cursor = (isCursor: (text: string) => boolean) =>
  z
    .string()
    .refine(isCursor, 'not a next_cursor of this list')
    .optional()
    .meta({ description: 'The next_cursor of the page before, for older ones.' })

type Paged = { limit?: number | undefined; cursor?: string | undefined }

/** Converts to the arguments of a connection. */
export function pageOf({ limit: first = ITEMS_DEFAULT, cursor: after }: Paged) {
  return { first, after: after ?? null }
}

export const pageResult = (item: z.ZodObject) =>
  z.strictObject({
    items: z.array(item),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: 'Give it as cursor for older ones; null on the last page.' }),
  })

export const givenAs = (name: string) =>
  z.string().meta({ description: `Give it to the other tools as ${name}.` })

type Connection<T> = {
  edges: readonly { node: T }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

export function toldPage<T>(
  noun: string,
  { edges, pageInfo }: Connection<T>,
  render: (node: T) => object,
) {
  const items = edges.map(({ node }) => render(node))
  const more = pageInfo.hasNextPage
  return {
    says: `${howMany(items.length, noun)}, newest first${more ? '; there are older ones' : ''}.`,
    result: { items, next_cursor: more ? pageInfo.endCursor : null },
  }
}
