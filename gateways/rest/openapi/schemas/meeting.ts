import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples.ts'
import { count, id, link, pageOf, time } from './fields.ts'

const state = z
  .enum([
    'scheduled',
    'confirming',
    'joining',
    'waiting_room',
    'in_meeting',
    'processing',
    'done',
    'cancelled',
    'failed',
  ])
  .meta({
    description:
      '`confirming` until the note-taker is booked, `scheduled` then; a recap exists once it is `done`.',
  })

const recipient = z.strictObject({
  email: z.string().meta({ format: 'email' }),
  delivery: z
    .enum(['none', 'pending', 'sent', 'delivered', 'bounced'])
    .meta({ description: 'How far the recap has come to them; `none` when there will be none.' }),
  at: time('When that last changed.'),
})

const failure = z
  .strictObject({
    reason: z.string().meta({ description: 'What went wrong, for a person.' }),
    fault: z
      .enum(['ours', 'host', 'caller'])
      .meta({ description: 'Whose fault it was; ours costs nothing.' }),
  })
  .nullable()
  .meta({ description: 'Why there are no notes; null unless it failed.' })

const MEETING_EXAMPLE = {
  id: EXAMPLE_IDS.meeting,
  state: 'done',
  title: 'Weekly planning',
  meeting_url: 'https://meet.google.com/abc-defg-hij',
  provider: 'google_meet',
  starts_at: '2026-11-21T15:00:00.000Z',
  joined_at: '2026-11-21T15:00:20.000Z',
  left_at: '2026-11-21T15:21:05.000Z',
  max_minutes: 25,
  minutes_reserved: 0,
  minutes_charged: 21,
  recipients: [{ email: 'ana@example.com', delivery: 'delivered', at: '2026-11-21T15:22:00.000Z' }],
  delivery: 'delivered',
  failure: null,
  created_at: '2026-11-21T14:58:00.000Z',
}

export const Meeting = z
  .strictObject({
    id: id('mtg', 'The id of the meeting.'),
    state,
    title: z.string().nullable(),
    meeting_url: link('The link that the note-taker joins by.'),
    provider: z.enum(['zoom', 'google_meet', 'microsoft_teams']),
    starts_at: time('When the note-taker joins.'),
    joined_at: time('When it was let in.').nullable(),
    left_at: time('When it left.').nullable(),
    max_minutes: count('It leaves after so many.'),
    minutes_reserved: count('Reserved now.'),
    minutes_charged: count('From joining to leaving, in whole minutes rounded up.'),
    recipients: z.array(recipient).meta({ description: 'Who gets the recap.' }),
    delivery: z
      .enum(['none', 'pending', 'sent', 'partly_delivered', 'delivered', 'bounced'])
      .meta({ description: 'The same over all recipients; `none` when nobody will get one.' }),
    failure,
    created_at: time('When it was ordered.'),
  })
  .meta({
    id: 'Meeting',
    description: 'A meeting that a note-taker was sent to.',
    examples: [MEETING_EXAMPLE],
  })

export const MeetingPage = pageOf(Meeting, {
  id: 'MeetingPage',
  description: 'Meetings, newest first.',
  examples: [{ items: [MEETING_EXAMPLE], next_before: null }],
})
