import { z } from 'zod'
import { RecapFieldsFragmentDoc } from '../../../generated/operations.ts'
import { shapeOf } from '../../../wire/json-schema-of-fragment.ts'
import { EXAMPLE_IDS } from '../examples.ts'
import { id } from './fields.ts'

const segments = z.array(id('seg'))

export const Recap = shapeOf(RecapFieldsFragmentDoc, {
  meeting_id: id('mtg'),
  'decisions.segments': segments,
  'action_items.segments': segments,
  'open_questions.segments': segments,
}).meta({
  id: 'Recap',
  description: 'What came of a meeting; every line cites the transcript.',
  examples: [
    {
      meeting_id: EXAMPLE_IDS.meeting,
      title: 'Weekly planning',
      summary: 'The release goes out on Thursday; Ben checks the invoices first.',
      decisions: [{ text: 'Ship on Thursday.', segments: [EXAMPLE_IDS.segment] }],
      action_items: [
        {
          text: 'Check the invoices.',
          owner: 'Ben',
          due: 'Wednesday',
          segments: [EXAMPLE_IDS.segment],
        },
      ],
      open_questions: [],
      created_at: '2026-11-21T15:21:50.000Z',
    },
  ],
})
