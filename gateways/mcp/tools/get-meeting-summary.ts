import { z } from 'zod'
import { READ_MEETINGS } from '../../../src/accounts/agent-scopes.ts'
import { notFound } from '../../../src/kernel/errors.ts'
import { parseInput } from '../../../src/kernel/input/parse-input.ts'
import { execute } from '../../core/execute.ts'
import { AgentMeetingSummaryDocument, RecapFieldsFragmentDoc } from '../../generated/operations.ts'
import { shapeOf } from '../../wire/json-schema-of-fragment.ts'
import { withoutNotes } from '../../wire/why-no-notes.ts'
import { meetingId } from './meeting-id.ts'
import { tellRecap } from './meeting-in-words.ts'
import type { Tool } from './tool.ts'

const Arguments = z.strictObject({ meeting_id: meetingId })

export const GET_MEETING_SUMMARY: Tool = {
  title: 'Read the recap of a meeting',
  description:
    'The recap of a finished meeting: a summary, decisions, action items and open questions, ' +
    'each with the transcript segments it rests on. There is one once get_meeting says "done".',
  annotations: { readOnlyHint: true, openWorldHint: false },
  takes: Arguments,
  // A recap in the same form as in REST.
  answers: shapeOf(RecapFieldsFragmentDoc),
  needs: [READ_MEETINGS],
  async run(context, args) {
    const { meeting_id: id } = parseInput(Arguments, args)
    const { meeting } = await execute(AgentMeetingSummaryDocument, { id }, context)
    if (!meeting) throw notFound('meeting')
    if (!meeting.recap) throw withoutNotes('recap', meeting)
    return { says: tellRecap(meeting.recap), result: meeting.recap }
  },
}
