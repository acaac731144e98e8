import { z } from 'zod'
import { text } from '../text.ts'
import { meetingProvider } from './meeting-url.ts'

const MINUTES_MAX = 240
const RECIPIENTS_MAX = 50

// Whatever is not a link to a call, missing included, is one thing: there is nothing to join (contract §7).
const meetingUrl = z
  .string()
  .catch('')
  .refine((link) => meetingProvider(link) !== undefined, {
    message: 'not a link to a call on Zoom, Google Meet or Microsoft Teams',
    params: { code: 'meeting_url_required' },
  })
  .meta({
    format: 'uri',
    maxLength: 2_048,
    description: 'A link to a call on Zoom, Google Meet or Microsoft Teams that a guest can join.',
    examples: ['https://meet.google.com/abc-defg-hij'],
  })

const isoTime = z.iso.datetime({ offset: true })

const startsAt = z
  .string()
  .meta({ examples: ['now', '2026-12-01T15:00:00Z'] })
  .transform((value, context) => {
    if (value === 'now') return value
    if (isoTime.safeParse(value).success) return new Date(value)
    context.addIssue({
      code: 'custom',
      message: 'neither `now` nor an ISO 8601 time with a zone',
    })
    return z.NEVER
  })

/** What a note-taker is sent by (contract §4.1). Times come out as dates. */
export const MeetingOrder = z.strictObject({
  meetingUrl,
  startsAt: startsAt.default('now').meta({
    description: 'An ISO 8601 time with a zone, or the word `now`; now when left out.',
  }),
  title: text(160)
    .optional()
    .meta({ description: 'What the recap is called.', examples: ['Weekly planning'] }),
  maxMinutes: z
    .int()
    .min(1)
    .max(MINUTES_MAX)
    .optional()
    .meta({
      description:
        'The note-taker stops after this many minutes; so many are reserved. By default 60, or what is left when that is less.',
      examples: [30],
    }),
  recipients: z
    .array(z.email('not an email address').max(254))
    .max(RECIPIENTS_MAX)
    .optional()
    .meta({
      description: "Who gets the recap; by default the account's email and its saved recipients.",
      examples: [['ana@example.com']],
    }),
})
