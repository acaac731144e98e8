import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { MeetingOrder } from '../../../../src/meetings/meeting-order.ts'
import { onTheWire } from '../../../wire/wire-names.ts'
import { MEETING_ORDER_EXAMPLE } from '../examples.ts'
import { operation } from '../operation.ts'
import { meetingId, pageQuery } from '../parameters.ts'
import { Meeting, MeetingPage } from '../schemas/meeting.ts'
import { Recap } from '../schemas/recap.ts'
import { Transcript } from '../schemas/transcript.ts'

const MeetingRequest = onTheWire(MeetingOrder, {
  id: 'MeetingOrder',
  description: 'Where a note-taker is sent.',
})

const TAG = 'Meetings'
const onOne = { tag: TAG, parameters: { path: z.object({ id: meetingId }) } }

export function meetingPaths(baseUrl: string): ZodOpenApiPathsObject {
  return {
    '/meetings': { get: listMeetings(baseUrl), post: scheduleMeeting(baseUrl) },
    '/meetings/{id}': {
      get: operation(baseUrl, {
        ...onOne,
        method: 'get',
        path: '/meetings/{id}',
        operationId: 'showMeeting',
        summary: 'Show a meeting',
        description: 'Its state, the minutes charged, and who was sent the recap.',
        success: { 200: ['The meeting.', Meeting] },
        refusals: ['not_found'],
      }),
    },
    '/meetings/{id}/transcript': { get: showTranscript(baseUrl) },
    '/meetings/{id}/recap': { get: showRecap(baseUrl) },
    '/meetings/{id}/cancel': { post: cancelMeeting(baseUrl) },
  }
}

function listMeetings(baseUrl: string) {
  return operation(baseUrl, {
    method: 'get',
    path: '/meetings',
    operationId: 'listMeetings',
    tag: TAG,
    summary: 'List the meetings',
    description: "The account's meetings, newest first.",
    parameters: { query: pageQuery },
    success: { 200: ['A page of meetings.', MeetingPage] },
    refusals: ['invalid_request'],
  })
}

function scheduleMeeting(baseUrl: string) {
  return operation(baseUrl, {
    method: 'post',
    path: '/meetings',
    operationId: 'scheduleMeeting',
    tag: TAG,
    summary: 'Send a note-taker to a meeting',
    description:
      'Minutes are reserved before anything is booked, and charged from joining to leaving. ' +
      'Poll the meeting, or read its recap once it is `done`.',
    effect:
      'Sends a note-taker to this link and reserves minutes. Once it has joined, minutes are charged.',
    body: { schema: MeetingRequest, example: MEETING_ORDER_EXAMPLE },
    success: {
      201: ['Scheduled.', Meeting],
      202: ['Accepted; the booking is still being confirmed.', Meeting],
    },
    refusals: ['meeting_url_required', 'insufficient_minutes', 'already_scheduled', 'not_enabled'],
  })
}

function showTranscript(baseUrl: string) {
  return operation(baseUrl, {
    ...onOne,
    method: 'get',
    path: '/meetings/{id}/transcript',
    operationId: 'showTranscript',
    summary: "Show a meeting's transcript",
    description: 'What was said, once something was.',
    success: { 200: ['The transcript.', Transcript] },
    refusals: ['not_found', 'not_ready'],
  })
}

function showRecap(baseUrl: string) {
  return operation(baseUrl, {
    ...onOne,
    method: 'get',
    path: '/meetings/{id}/recap',
    operationId: 'showRecap',
    summary: "Show a meeting's recap",
    description: 'Decisions, action items and open questions, once the meeting is `done`.',
    success: { 200: ['The recap.', Recap] },
    refusals: ['not_found', 'not_ready'],
  })
}

function cancelMeeting(baseUrl: string) {
  return operation(baseUrl, {
    ...onOne,
    method: 'post',
    path: '/meetings/{id}/cancel',
    operationId: 'cancelMeeting',
    summary: 'Cancel a meeting',
    description:
      'Before or during the meeting. What was used is charged, and the rest of what was ' +
      'reserved is released. Needs no body.',
    effect: 'Calls the note-taker off. Minutes that were used are charged; the rest are released.',
    success: { 200: ['The meeting, cancelled; again if it was already.', Meeting] },
    refusals: ['not_found', 'meeting_finished', 'not_enabled'],
  })
}
