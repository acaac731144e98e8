import { z } from 'zod'
import { READ_MEETINGS } from '../../../src/accounts/agent-scopes.ts'
import { MeetingOrder } from '../../../src/meetings/meeting-order.ts'
import { execute } from '../../core/execute.ts'
import { unwrap } from '../../core/unwrap.ts'
import { AgentMeetingScheduleDocument } from '../../generated/operations.ts'
import { readInput } from '../../wire/read-input.ts'
import { onTheWire } from '../../wire/wire-names.ts'
import { MeetingResult, toldMeeting } from './meeting-result.ts'
import type { Tool } from './tool.ts'

/** The link as agents should send it. The use case parses the text itself, and its parser has no JSON Schema. */
const meetingUrl = z.string().meta({
  format: 'uri',
  description: 'A link to a call on Zoom, Google Meet or Microsoft Teams that a guest can join.',
  examples: ['https://meet.google.com/abc-defg-hij'],
})

export const SCHEDULE_MEETING_NOTES: Tool = {
  title: 'Send a note-taker to a meeting',
  description:
    'Sends a note-taker to a video meeting, now or at a given time, by its link. Minutes are ' +
    'reserved from the account before anything is booked; those on the call are charged and the ' +
    'rest is released. A recap is emailed afterwards. One note-taker at a time per link. ' +
    'Answers the meeting with its id.',
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: true,
  },
  // The same order that the use case reads.
  takes: onTheWire(MeetingOrder.extend({ meetingUrl }), {
    description: 'Where a note-taker is sent.',
  }),
  answers: MeetingResult,
  needs: [READ_MEETINGS, 'meetings:write'],
  async run(context, args) {
    const input = readInput(MeetingOrder, args)
    const { meetingSchedule } = await execute(AgentMeetingScheduleDocument, { input }, context)
    return toldMeeting(unwrap(meetingSchedule))
  },
}
