import { z } from 'zod'
import { isoTime } from '../kernel/iso-time.ts'
import { emailAddress } from '../kernel/text/email-address.ts'
import { text } from '../kernel/text/text-schema.ts'
import { MINUTES_MAX } from './how-long-note-taker-stays.ts'
import { PASTED_CHARACTERS_MAX, readMeetingLink } from './links/meeting-link-in-text.ts'
import { startOf } from './meeting-start.ts'
import { RECIPIENTS_MAX } from './recap-recipients.ts'

// Anything that is not one meeting link, or a missing value, means there is nothing to join (contract §7).
const meetingUrl = z
  .custom<string>()
  .meta({
    type: 'string',
    maxLength: PASTED_CHARACTERS_MAX,
    description:
      'A link to a call on Zoom, Google Meet or Microsoft Teams that a guest can join: as it ' +
      'is, or pasted with the text around it, or as a mail scanner wrapped it. More than one meeting is refused.',
    examples: ['https://meet.google.com/abc-defg-hij'],
  })
  .transform((pasted, context) => {
    const isText = typeof pasted === 'string' && !pasted.includes('\0')
    const link = isText ? readMeetingLink(pasted) : undefined
    if (link) return link
    context.addIssue({
      code: 'custom',
      message: 'not a link to a call on Zoom, Google Meet or Microsoft Teams',
      params: { code: 'meeting_url_required' },
    })
    return z.NEVER
  })

/** An email address that a recap is sent to. */
export const recipient = emailAddress()

const startsAt = z
  .string()
  .meta({ examples: ['now', '2026-12-01T15:00:00Z'] })
  .transform((value, context) => {
    if (value === 'now') return value
    const time = isoTime(value)
    if (time) return time
    context.addIssue({
      code: 'custom',
      message: 'neither `now` nor an ISO 8601 time with a zone',
    })
    return z.NEVER
  })

/** The input of a note-taker order (contract §4.1). The link is parsed, times are dates. */
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
        'The note-taker stops after this many minutes; so many are reserved. By default 60, or ' +
        'what is left when that is less.',
      examples: [30],
    }),
  recipients: z
    .array(recipient)
    .max(RECIPIENTS_MAX)
    .optional()
    .meta({
      description: "Who gets the recap; by default the account's email and its saved recipients.",
      examples: [['ana@example.com']],
    }),
})

/** The same as an order at this moment: `startsAt` becomes the time the note-taker joins. */
export function meetingOrderAt(now: Date) {
  return MeetingOrder.extend({
    startsAt: MeetingOrder.shape.startsAt.transform((given, context) => {
      const start = startOf(given, now)
      if (start instanceof Date) return start
      context.addIssue({ code: 'custom', message: start.problem })
      return z.NEVER
    }),
  })
}
