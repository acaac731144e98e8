import { type McpServer, requireScopes, type ToolAnnotations } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { Context } from '../../schema/context.ts'
import { READ, WRITE } from './authenticate.ts'
import {
  cancelMeetingNotes,
  getMeeting,
  getMeetingSummary,
  scheduleMeetingNotes,
} from './meetings.ts'
import { answerTool, type Told } from './tool-answer.ts'
import {
  advertised,
  CancelMeetingArguments,
  GetMeetingArguments,
  GetSummaryArguments,
  ScheduleArguments,
} from './tool-arguments.ts'
import { MeetingResult, RecapResult } from './tool-results.ts'

type Tool = {
  title: string
  description: string
  annotations: ToolAnnotations
  takes: z.ZodObject
  answers: z.ZodObject
  scopeChallenge: ReturnType<typeof requireScopes>
  run(context: Context, args: unknown): Promise<Told>
}

const READS = {
  annotations: { readOnlyHint: true, openWorldHint: false },
  scopeChallenge: requireScopes(READ),
}

const mayWrite = requireScopes(READ, WRITE)

/** The four tools of contract §4.3, in its order. */
const TOOLS: Record<string, Tool> = {
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
    scopeChallenge: mayWrite,
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
    scopeChallenge: mayWrite,
    run: cancelMeetingNotes,
  },
}

/** All are listed whatever the scope, so that an agent can see what to ask for. */
export function registerTools(server: McpServer, context: Context): void {
  for (const [name, { takes, answers, run, ...shown }] of Object.entries(TOOLS)) {
    server.registerTool(
      name,
      { ...shown, inputSchema: advertised(takes), outputSchema: answers },
      (args) => answerTool(context.app.log, () => run(context, args)),
    )
  }
}
