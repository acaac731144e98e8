import { notFound } from '../../src/kernel/errors.ts'
import { MeetingOrder } from '../../src/meetings/meeting-order.ts'
import { execute } from '../core/execute.ts'
import { unwrap } from '../core/unwrap.ts'
import {
  MeetingCancelDocument,
  MeetingListDocument,
  MeetingRecapDocument,
  MeetingScheduleDocument,
  MeetingShowDocument,
  MeetingTranscriptDocument,
} from '../generated/operations.ts'
import { readInput } from '../wire/read-input.ts'
import { renderMeeting } from '../wire/render-meeting.ts'
import { withoutNotes } from '../wire/why-no-notes.ts'
import { readPage, renderPage } from './paging.ts'
import type { Handler } from './rest-request.ts'

export const listMeetings: Handler = async ({ context, query }) => {
  const { meetings } = await execute(MeetingListDocument, readPage(query), context)
  return { status: 200, body: renderPage(meetings, renderMeeting) }
}

/** Answers 202 until the note-taker service has confirmed (contract §3.3). */
export const scheduleMeeting: Handler = async ({ context, body }) => {
  const input = readInput(MeetingOrder, body)
  const { meetingSchedule } = await execute(MeetingScheduleDocument, { input }, context)
  const meeting = unwrap(meetingSchedule)
  return { status: meeting.state === 'CONFIRMING' ? 202 : 201, body: renderMeeting(meeting) }
}

export const showMeeting: Handler = async ({ context, id }) => {
  const { meeting } = await execute(MeetingShowDocument, { id }, context)
  if (!meeting) throw notFound('meeting')
  return { status: 200, body: renderMeeting(meeting) }
}

export const showTranscript: Handler = async ({ context, id }) => {
  const { meeting } = await execute(MeetingTranscriptDocument, { id }, context)
  if (!meeting) throw notFound('meeting')
  if (!meeting.transcript) throw withoutNotes('transcript', meeting)
  return { status: 200, body: meeting.transcript }
}

export const showRecap: Handler = async ({ context, id }) => {
  const { meeting } = await execute(MeetingRecapDocument, { id }, context)
  if (!meeting) throw notFound('meeting')
  if (!meeting.recap) throw withoutNotes('recap', meeting)
  return { status: 200, body: meeting.recap }
}

export const cancelMeeting: Handler = async ({ context, id }) => {
  const { meetingCancel } = await execute(MeetingCancelDocument, { id }, context)
  return { status: 200, body: renderMeeting(unwrap(meetingCancel)) }
}
