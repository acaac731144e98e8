import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { MeetingOrder } from '../../src/meetings/meeting-order.ts'
import { onTheWire } from '../wire/wire-names.ts'

/** The link as an agent should give it: what is made of other text has no JSON Schema, and is the use-case's to say. */
const meetingUrl = z.string().meta({
  format: 'uri',
  description: 'A link to a call on Zoom, Google Meet or Microsoft Teams that a guest can join.',
  examples: ['https://meet.google.com/abc-defg-hij'],
})

/** The order that the use-case reads. */
export const ScheduleArguments = onTheWire(MeetingOrder.extend({ meetingUrl }), {
  description: 'Where a note-taker is sent.',
})

const meetingId = z.string().meta({
  description: 'The id of a meeting of this account, as schedule_meeting_notes answered it.',
  examples: ['mtg_01kagq5m3vf8t9x2r4c6b7d8e9'],
})

export const GetMeetingArguments = z.strictObject({
  meeting_id: meetingId.optional().meta({
    description: `${meetingId.meta()?.description} The meeting that was ordered last when left out.`,
  }),
})

export const GetSummaryArguments = z.strictObject({ meeting_id: meetingId })

export const CancelMeetingArguments = z.strictObject({ meeting_id: meetingId })

/**
 * What clients are told of a tool's arguments. They are passed on as they came, and refused where they are read, in the
 * words that every door has for it, instead of in the library's.
 */
export function advertised(schema: z.ZodObject): StandardSchemaWithJSON {
  return { '~standard': { ...schema['~standard'], validate: (value) => ({ value }) } }
}
