import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples.ts'
import { id, time } from './fields.ts'

const cited = {
  text: z.string(),
  segments: z
    .array(id('seg', 'A segment of the transcript.'))
    .meta({ description: 'The segments it rests on.' }),
}

const actionItem = z.strictObject({
  ...cited,
  owner: z.string().nullable().meta({ description: 'Who does it, when that was said.' }),
  due: z.string().nullable().meta({ description: 'By when, as it was said.' }),
})

export const Recap = z
  .strictObject({
    meeting_id: id('mtg', 'The id of the meeting.'),
    title: z.string(),
    summary: z.string(),
    decisions: z.array(z.strictObject(cited)),
    action_items: z.array(actionItem),
    open_questions: z.array(z.strictObject(cited)),
    created_at: time('When it was written.'),
  })
  .meta({
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
