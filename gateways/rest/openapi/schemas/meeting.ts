import { MeetingFieldsFragmentDoc } from '../../../generated/operations.ts'
import { shapeOf } from '../../../wire/json-schema-of-fragment.ts'
import { EXAMPLE_IDS } from '../examples.ts'
import { exampleOf } from './example.ts'
import { count, email, id, link, pageOf } from './fields.ts'

const shape = shapeOf(MeetingFieldsFragmentDoc, {
  id: id('mtg'),
  meeting_url: link(),
  max_minutes: count(),
  minutes_reserved: count(),
  minutes_charged: count(),
  'recipients.email': email,
})

const MEETING_EXAMPLE = exampleOf(shape, {
  id: EXAMPLE_IDS.meeting,
  state: 'done',
  title: 'Weekly planning',
  meeting_url: 'https://meet.google.com/abc-defg-hij',
  provider: 'google_meet',
  starts_at: '2026-11-21T15:00:00.000Z',
  joined_at: '2026-11-21T15:00:20.000Z',
  left_at: '2026-11-21T15:21:05.000Z',
  max_minutes: 25,
  minutes_charged: 21,
  recipients: [{ email: 'ana@example.com', delivery: 'delivered', at: '2026-11-21T15:22:00.000Z' }],
  delivery: 'delivered',
  created_at: '2026-11-21T14:58:00.000Z',
})

export const Meeting = shape.meta({
  id: 'Meeting',
  description: 'A meeting that a note-taker was sent to.',
  examples: [MEETING_EXAMPLE],
})

export const MeetingPage = pageOf(Meeting, {
  id: 'MeetingPage',
  description: 'Meetings, newest first.',
  examples: [{ items: [MEETING_EXAMPLE], next_before: null }],
})
