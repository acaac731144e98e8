import { z } from 'zod'
import { parseItemPlace } from '../../src/meetings/read-action-items.ts'
import { parsePlace } from '../../src/platform/db/page.ts'

const ITEMS_DEFAULT = 25
const ITEMS_MAX = 100
/** A transcript of an hour has about so many; a model reads them in one go. */
export const SEGMENTS_MAX = 500

const limit = z
  .int()
  .min(1)
  .max(ITEMS_MAX)
  .optional()
  .meta({ description: `At most so many; ${ITEMS_DEFAULT} when left out.` })

const cursor = (isCursor: (text: string) => boolean) =>
  z
    .string()
    .refine(isCursor, 'not a next_cursor of this list')
    .optional()
    .meta({ description: 'The next_cursor of the page before, for older ones.' })

const placed = cursor((text) => parsePlace(text) !== undefined)

const lineId = z
  .string()
  .optional()
  .meta({ description: 'Of one line only, by its id; of all lines when left out.' })

const search = z
  .string()
  .optional()
  .meta({
    description:
      'Beginnings of words, or a number or its last digits; only what has all of them. Names, numbers and summaries are searched.',
    examples: ['water heater', '0117'],
  })

export const ListLinesArguments = z.strictObject({
  limit,
  cursor: cursor((text) => /^line_[0-9a-z]{26}$/.test(text)),
})

export const ListCallsArguments = z.strictObject({ line_id: lineId, search, limit, cursor: placed })

export const GetCallArguments = z.strictObject({
  call_id: z.string().meta({ description: 'The id of a call, as list_calls answered it.' }),
})

export const ListMessagesArguments = z.strictObject({
  line_id: lineId,
  search,
  limit,
  cursor: placed,
})

export const ListActionItemsArguments = z.strictObject({
  done: z.boolean().optional().meta({
    description: 'false: only those still open. true: only those done. All when left out.',
  }),
  limit,
  cursor: cursor((text) => parseItemPlace(text) !== undefined),
})

export const GetTranscriptArguments = z.strictObject({
  meeting_id: z.string().meta({ description: 'The id of a meeting of this account.' }),
  from_segment: z
    .int()
    .min(0)
    .optional()
    .meta({
      description: `Where to go on reading, the next_segment of the answer before; ${SEGMENTS_MAX} segments are answered at a time.`,
    }),
})

type Paged = { limit?: number | undefined; cursor?: string | undefined }

/** The same as the arguments of a connection. */
export function pageOf({ limit: first = ITEMS_DEFAULT, cursor: after }: Paged) {
  return { first, after: after ?? null }
}
