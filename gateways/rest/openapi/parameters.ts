import { z } from 'zod'
import { EXAMPLE_IDS } from './examples.ts'

export const lineId = z.string().meta({
  description: 'The id of a line, or of the set-up it came from.',
  examples: [EXAMPLE_IDS.line],
  param: { id: 'line-id' },
})

export const meetingId = z.string().meta({
  description: 'The id of a meeting.',
  examples: [EXAMPLE_IDS.meeting],
  param: { id: 'meeting-id' },
})

/** The query parameters that `readPage` reads (contract §4). */
export const pageQuery = z.object({
  limit: z
    .int()
    .min(1)
    .max(100)
    .default(25)
    .meta({
      description: 'The most items that a page may hold.',
      examples: [25],
      param: { id: 'limit' },
    }),
  before: z
    .string()
    .optional()
    .meta({
      description:
        'Only items older than this time, ISO 8601 with a zone. For the next page pass the `next_before` of this one.',
      format: 'date-time',
      examples: ['2026-11-21T09:00:00.000Z'],
      param: { id: 'before' },
    }),
})

export const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({
      description:
        'Any text that is unique to this request. The same key with the same body gets the ' +
        'first answer again for 24 hours, byte for byte, and nothing is done twice.',
      examples: ['order-4711'],
      param: { id: 'idempotency-key' },
    }),
})
