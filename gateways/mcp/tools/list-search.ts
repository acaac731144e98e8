import { z } from 'zod'
import { parseInput } from '../../../src/kernel/input/parse-input.ts'
import { parsePlace } from '../../../src/platform/db/paging.ts'
import { refuseBlankId } from './blank-id.ts'
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

/** @throws {ApiError} invalid_request, not_found */
export function readListSearch(args: unknown) {
  refuseBlankId('line', args)
  const { line_id: lineId, search, ...page } = parseInput(ListSearch, args)
  return { lineId: lineId ?? null, search: search ?? null, ...pageOf(page) }
}
