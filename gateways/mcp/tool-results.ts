import { z } from 'zod'

const time = z.string().meta({ format: 'date-time', description: 'RFC 3339, UTC.' })
const minutes = z.int().min(0)

const recipient = z.strictObject({
  email: z.string(),
  delivery: z.enum(['none', 'pending', 'sent', 'delivered', 'bounced']),
  at: time,
})

/** A meeting as REST shows it. */
export const MeetingResult = z.strictObject({
  id: z.string().meta({ description: 'Give it to the other tools as meeting_id.' }),
  state: z
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
    .meta({ description: 'There is a recap once it is done. cancelled and failed are final too.' }),
  title: z.string().nullable(),
  meeting_url: z.string(),
  provider: z.enum(['zoom', 'google_meet', 'microsoft_teams']),
  starts_at: time,
  joined_at: time.nullable(),
  left_at: time.nullable(),
  max_minutes: minutes.meta({ description: 'The note-taker leaves after so many.' }),
  minutes_reserved: minutes.meta({ description: 'Reserved now.' }),
  minutes_charged: minutes.meta({ description: 'From joining to leaving, rounded up.' }),
  recipients: z.array(recipient).meta({ description: 'Who gets the recap.' }),
  delivery: z
    .enum(['none', 'pending', 'sent', 'partly_delivered', 'delivered', 'bounced'])
    .meta({ description: 'How far the recap has come, over all recipients.' }),
  failure: z
    .strictObject({ reason: z.string(), fault: z.enum(['ours', 'host', 'caller']) })
    .nullable()
    .meta({ description: 'Why there are no notes; what is our fault costs nothing.' }),
  created_at: time,
})

const cited = {
  text: z.string(),
  segments: z.array(z.string()).meta({ description: 'Transcript segments that it rests on.' }),
}

/** A recap as REST shows it. */
export const RecapResult = z.strictObject({
  meeting_id: z.string(),
  title: z.string(),
  summary: z.string(),
  decisions: z.array(z.strictObject(cited)),
  action_items: z.array(
    z.strictObject({
      ...cited,
      owner: z.string().nullable().meta({ description: 'Who does it, when that was said.' }),
      due: z.string().nullable().meta({ description: 'By when, as it was said.' }),
    }),
  ),
  open_questions: z.array(z.strictObject(cited)),
  created_at: time,
})
