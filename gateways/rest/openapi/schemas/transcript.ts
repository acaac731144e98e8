import { z } from 'zod'
import { TranscriptFieldsFragmentDoc } from '../../../generated/operations.ts'
import { shapeOf } from '../../../wire/json-schema-of-fragment.ts'
import { EXAMPLE_IDS } from '../examples.ts'
import { id } from './fields.ts'

const seconds = z.number().min(0)

export const Transcript = shapeOf(TranscriptFieldsFragmentDoc, {
  meeting_id: id('mtg'),
  'segments.id': id('seg'),
  'segments.start_seconds': seconds,
  'segments.end_seconds': seconds,
}).meta({
  id: 'Transcript',
  description: 'What was said in a meeting.',
  examples: [
    {
      meeting_id: EXAMPLE_IDS.meeting,
      language: 'en',
      segments: [
        {
          id: EXAMPLE_IDS.segment,
          speaker: 'Ana Ruiz',
          start_seconds: 12.4,
          end_seconds: 17.9,
          text: 'Let us ship on Thursday.',
        },
      ],
    },
  ],
})
