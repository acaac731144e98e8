import type { Context } from '../../schema/context.ts'
import { notFound } from '../../src/kernel/errors.ts'
import { parseInput } from '../../src/kernel/input/parse-input.ts'
import { MeetingOrder } from '../../src/meetings/meeting-order.ts'
import { execute } from '../core/execute.ts'
import { unwrap } from '../core/unwrap.ts'
import {
  AgentMeetingCancelDocument,
  AgentMeetingDocument,
  AgentMeetingScheduleDocument,
  AgentMeetingSummaryDocument,
  AgentNewestMeetingDocument,
  type MeetingFieldsFragment,
} from '../generated/operations.ts'
import { readInput } from '../wire/read-input.ts'
import { renderMeeting } from '../wire/render-meeting.ts'
import { withoutNotes } from '../wire/without-notes.ts'
import { tellMeeting, tellRecap } from './tell.ts'
import type { Told } from './tool-answer.ts'
import {
  CancelMeetingArguments,
  GetMeetingArguments,
  GetSummaryArguments,
} from './tool-arguments.ts'

export async function scheduleMeetingNotes(context: Context, args: unknown): Promise<Told> {
  const input = readInput(MeetingOrder, args)
  const { meetingSchedule } = await execute(AgentMeetingScheduleDocument, { input }, context)
  return told(unwrap(meetingSchedule))
}

export async function getMeeting(context: Context, args: unknown): Promise<Told> {
  const { meeting_id: id } = parseInput(GetMeetingArguments, args)
  const meeting = id === undefined ? await newestMeeting(context) : await meetingById(context, id)
  if (!meeting) throw notFound('meeting')
  return told(meeting)
}

export async function getMeetingSummary(context: Context, args: unknown): Promise<Told> {
  const { meeting_id: id } = parseInput(GetSummaryArguments, args)
  const { meeting } = await execute(AgentMeetingSummaryDocument, { id }, context)
  if (!meeting) throw notFound('meeting')
  if (!meeting.recap) throw withoutNotes('recap', meeting)
  return { says: tellRecap(meeting.recap), result: meeting.recap }
}

export async function cancelMeetingNotes(context: Context, args: unknown): Promise<Told> {
  const { meeting_id: id } = parseInput(CancelMeetingArguments, args)
  const { meetingCancel } = await execute(AgentMeetingCancelDocument, { id }, context)
  return told(unwrap(meetingCancel))
}

async function meetingById(context: Context, id: string) {
  return (await execute(AgentMeetingDocument, { id }, context)).meeting
}

async function newestMeeting(context: Context) {
  return (await execute(AgentNewestMeetingDocument, {}, context)).meetings.edges[0]?.node
}

function told(meeting: MeetingFieldsFragment): Told {
  return { says: tellMeeting(meeting), result: renderMeeting(meeting) }
}
