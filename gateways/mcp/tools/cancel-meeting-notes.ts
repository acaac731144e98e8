import { z } from 'zod'
import { READ_MEETINGS } from '../../../src/accounts/agent-scopes.ts'
import { parseInput } from '../../../src/kernel/input/parse-input.ts'
import { execute } from '../../core/execute.ts'
import { unwrap } from '../../core/unwrap.ts'
import { AgentMeetingCancelDocument } from '../../generated/operations.ts'
import { meetingId } from './meeting-id.ts'
import { MeetingResult, toldMeeting } from './meeting-result.ts'
import type { Tool } from './tool.ts'

const Arguments = z.strictObject({ meeting_id: meetingId })

export const CANCEL_MEETING_NOTES: Tool = {
  title: 'Call a note-taker off',
  description:
    'Stops a note-taker that has not finished, before or during the meeting, and releases the ' +
    'reserved minutes; minutes already on the call are charged. It cannot be undone. One that is ' +
    'already cancelled stays so.',
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: true,
    openWorldHint: true,
  },
  takes: Arguments,
  answers: MeetingResult,
  needs: [READ_MEETINGS, 'meetings:write'],
  async run(context, args) {
    const { meeting_id: id } = parseInput(Arguments, args)
    const { meetingCancel } = await execute(AgentMeetingCancelDocument, { id }, context)
    return toldMeeting(unwrap(meetingCancel))
  },
}
