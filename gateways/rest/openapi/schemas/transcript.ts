import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples.ts'
import { id } from './fields.ts'

const seconds = (description: string) => z.number().min(0).meta({ description })

const segment = z.strictObject({
  id: id('seg', 'What a recap cites it by.'),
  speaker: z.string().nullable().meta({ description: 'Null when it is not known.' }),
  start_seconds: seconds('From the start of the recording.'),
  end_seconds: seconds('From the start of the recording.'),
  text: z.string(),
})

export const Transcript = z
  .strictObject({
    meeting_id: id('mtg', 'The id of the meeting.'),
    language: z.string().nullable().meta({ description: 'BCP 47; null when it is not known.' }),
    segments: z.array(segment).meta({ description: 'In the order they were said.' }),
  })
  .meta({
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
