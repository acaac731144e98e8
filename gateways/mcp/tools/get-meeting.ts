import { z } from 'zod'
import type { Context } from '../../../schema/context.ts'
import { READ_MEETINGS } from '../../../src/accounts/agent-scopes.ts'
import { notFound } from '../../../src/kernel/errors.ts'
import { parseInput } from '../../../src/kernel/input/parse-input.ts'
import { execute } from '../../core/execute.ts'
import { AgentMeetingDocument, AgentNewestMeetingDocument } from '../../generated/operations.ts'
import { refuseBlankId } from './blank-id.ts'
import { meetingId } from './meeting-id.ts'
import { MeetingResult, toldMeeting } from './meeting-result.ts'
import type { Tool } from './tool.ts'

const Arguments = z.strictObject({
  meeting_id: meetingId.optional().meta({
    description: `${meetingId.meta()?.description} The meeting that was ordered last when left out.`,
  }),
})

export const GET_MEETING: Tool = {
  title: 'Look a meeting up',
  description:
    'The state of one meeting, the minutes charged, who gets the recap and how far its delivery ' +
    'is. Without an id: the meeting that was ordered last.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  takes: Arguments,
  answers: MeetingResult,
  needs: [READ_MEETINGS],
  async run(context, args) {
    refuseBlankId('meeting', args)
    const { meeting_id: id } = parseInput(Arguments, args)
    const meeting = id === undefined ? await newestMeeting(context) : await meetingById(context, id)
    if (!meeting) throw notFound('meeting')
    return toldMeeting(meeting)
  },
}

async function meetingById(context: Context, id: string) {
  return (await execute(AgentMeetingDocument, { id }, context)).meeting
}

async function newestMeeting(context: Context) {
  return (await execute(AgentNewestMeetingDocument, {}, context)).meetings.edges[0]?.node
}
