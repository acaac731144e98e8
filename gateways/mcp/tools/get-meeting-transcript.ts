import { z } from 'zod'
import { notFound } from '../../../src/kernel/errors.ts'
import { parseInput } from '../../../src/kernel/input/parse-input.ts'
import { execute } from '../../core/execute.ts'
import { AgentTranscriptDocument, TranscriptFieldsFragmentDoc } from '../../generated/operations.ts'
import { shapeOf } from '../../wire/json-schema-of-fragment.ts'
import { withoutNotes } from '../../wire/why-no-notes.ts'
import type { Tool } from './tool.ts'

/** About the length of an hour's transcript; a model can read that many at once. */
const SEGMENTS_MAX = 500

const Arguments = z.strictObject({
  meeting_id: z.string().meta({ description: 'The id of a meeting of this account.' }),
  from_segment: z
    .int()
    .min(0)
    .optional()
    .meta({
      description:
        `Where to go on reading, the next_segment of the answer before; ` +
        `${SEGMENTS_MAX} segments are answered at a time.`,
    }),
})

export const GET_MEETING_TRANSCRIPT: Tool = {
  title: 'Read the transcript of a meeting',
  description:
    'What was said in a meeting, word for word, with speakers and times. get_meeting_summary ' +
    'has the recap, which is shorter and mostly enough.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  takes: Arguments,
  answers: shapeOf(TranscriptFieldsFragmentDoc).extend({
    next_segment: z
      .int()
      .nullable()
      .meta({ description: 'Give it as from_segment to read on; null at the end.' }),
  }),
  needs: ['notes:read'],
  async run(context, args) {
    const { meeting_id: id, from_segment: from = 0 } = parseInput(Arguments, args)
    const { meeting } = await execute(AgentTranscriptDocument, { id }, context)
    if (!meeting) throw notFound('meeting')
    if (!meeting.transcript) throw withoutNotes('transcript', meeting)
    const { segments: all, ...transcript } = meeting.transcript
    const segments = all.slice(from, from + SEGMENTS_MAX)
    const end = from + segments.length
    return {
      says: `Segments ${from} to ${end} of ${all.length}.`,
      result: { ...transcript, segments, next_segment: end < all.length ? end : null },
    }
  },
}
