import { READ_MEETINGS } from '../../src/accounts/agent-scopes.ts'
import {
  cancelMeetingNotes,
  getMeeting,
  getMeetingSummary,
  scheduleMeetingNotes,
} from './meetings.ts'
import type { Tool } from './tool.ts'
import {
  CancelMeetingArguments,
  GetMeetingArguments,
  GetSummaryArguments,
  ScheduleArguments,
} from './tool-arguments.ts'
import { MeetingResult, RecapResult } from './tool-results.ts'

const READS: Pick<Tool, 'annotations' | 'needs'> = {
  annotations: { readOnlyHint: true, openWorldHint: false },
  needs: [READ_MEETINGS],
}

/** The four tools of contract §4.3, in its order. */
export const MEETING_TOOLS: Record<string, Tool> = {
  schedule_meeting_notes: {
    title: 'Send a note-taker to a meeting',
    description:
      'Sends a note-taker to a video meeting, now or at a given time, by its link. Minutes are reserved from the account before anything is booked; those on the call are charged and the rest is released. A recap is emailed afterwards. One note-taker at a time per link. Answers the meeting with its id.',
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: true,
    },
    takes: ScheduleArguments,
    answers: MeetingResult,
    needs: [READ_MEETINGS, 'meetings:write'],
    run: scheduleMeetingNotes,
  },
  get_meeting: {
    title: 'Look a meeting up',
    description:
      'The state of one meeting, the minutes charged, who gets the recap and how far its delivery is. Without an id: the meeting that was ordered last.',
    ...READS,
    takes: GetMeetingArguments,
    answers: MeetingResult,
    run: getMeeting,
  },
  get_meeting_summary: {
    title: 'Read the recap of a meeting',
    description:
      'The recap of a finished meeting: a summary, decisions, action items and open questions, each with the transcript segments it rests on. There is one once get_meeting says "done".',
    ...READS,
    takes: GetSummaryArguments,
    answers: RecapResult,
    run: getMeetingSummary,
  },
  cancel_meeting_notes: {
    title: 'Call a note-taker off',
    description:
      'Stops a note-taker that has not finished, before or during the meeting, and releases the reserved minutes; minutes already on the call are charged. It cannot be undone. One that is already cancelled stays so.',
    annotations: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: true,
    },
    takes: CancelMeetingArguments,
    answers: MeetingResult,
    needs: [READ_MEETINGS, 'meetings:write'],
    run: cancelMeetingNotes,
  },
}
