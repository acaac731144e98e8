import { z } from 'zod'
import { parsePlace } from '../../../src/platform/db/paging.ts'
import { cursor, limit, pageOf } from './list-page.ts'

/** The filters for calls and messages. */
export const ListSearch = z.strictObject({
  line_id: z
    .string()
    .optional()
    .meta({ description: 'Of one line only, by its id; of all lines when left out.' }),
  search: z
    .string()
    .optional()
    .meta({
      description:
        'Beginnings of words, or a number or its last digits; only what has all of them. Names, ' +
        'numbers and summaries are searched.',
      examples: ['water heater', '0117'],
    }),
  limit,
  cursor: cursor((text) => parsePlace(text) !== undefined),
})

export function searchVariables({ line_id: lineId, search, ...page }: z.infer<typeof ListSearch>) {
  return { lineId: lineId ?? null, search: search ?? null, ...pageOf(page) }
}
