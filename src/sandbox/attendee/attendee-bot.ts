import { z } from 'zod'
import type { Bot } from '../rooms/bot.ts'
import { DjangoError, fieldErrors } from '../rooms/django-error.ts'
import { readMeetingLink } from '../rooms/meeting-link.ts'

export type AttendeeOwn = { order: AttendeeOrder }

export type AttendeeBot = Bot<AttendeeOwn>

const LOBBY_PATIENCE_SECONDS = 900
const MOST_WEBHOOKS = 2

/** The webhook events Attendee can send; the sandbox sends only `bot.state_change`. */
const TRIGGERS = [
  'bot.state_change',
  'transcript.update',
  'chat_messages.update',
  'participant_events.join_leave',
  'participant_events.speech_start_stop',
  'calendar.events_update',
  'calendar.state_change',
  'async_transcription.state_change',
  'zoom_oauth_connection.state_change',
  'bot_logs.update',
] as const

/** Allows only characters of the Basic Multilingual Plane. */
const plain = (message: string) =>
  z
    .string()
    .min(1, 'This field may not be blank.')
    .refine((text) => !/[\u{10000}-\u{10FFFF}]/u.test(text), message)

const LEAVE_SETTINGS = [
  'silence_timeout_seconds',
  'silence_activate_after_seconds',
  'only_participant_in_meeting_timeout_seconds',
  'wait_for_host_to_start_meeting_timeout_seconds',
  'waiting_room_timeout_seconds',
  'max_uptime_seconds',
  'enable_closed_captions_timeout_seconds',
  'authorized_user_not_in_meeting_timeout_seconds',
]

const LeaveSettings = z
  .record(z.string(), z.unknown())
  .check(({ value, issues }) => {
    const refuse = (message: string) => issues.push({ code: 'custom', message, input: value })
    for (const [name, setting] of Object.entries(value)) {
      if (!LEAVE_SETTINGS.includes(name)) refuse(`Unexpected attribute: ${name}`)
      else if (!isPositiveInteger(setting)) refuse(`${name} must be a positive integer`)
    }
  })
  .transform((settings) => ({
    waiting_room_timeout_seconds: secondsOf(settings.waiting_room_timeout_seconds),
    max_uptime_seconds: secondsOf(settings.max_uptime_seconds),
  }))

const Metadata = z
  .record(z.string(), z.unknown(), 'Metadata must be an object not an array or other type')
  .refine((entries) => Object.keys(entries).length > 0, 'Metadata must have at least one key')

const Webhooks = z.array(
  z.strictObject({
    url: z.url({ protocol: /^https?$/ }),
    triggers: z.array(z.enum(TRIGGERS)).min(1),
  }),
)

/** Accepted, as Attendee does, but with no effect here. */
const WITHOUT_EFFECT = [
  'bot_image',
  'calendar_event_id',
  'callback_settings',
  'debug_settings',
  'external_media_storage_settings',
  'google_meet_settings',
  'kubernetes_settings',
  'recording_settings',
  'rtmp_settings',
  'teams_settings',
  'transcription_settings',
  'voice_agent_settings',
  'websocket_settings',
  'zoom_settings',
]

const Order = z.object({
  meeting_url: z
    .string()
    .refine((text) => readMeetingLink(text) !== undefined, 'Invalid meeting URL'),
  bot_name: plain('Bot name cannot contain emojis or rare script characters.'),
  metadata: Metadata.nullish(),
  bot_chat_message: z
    .object({
      to: z.enum(['everyone', 'specific_user', 'everyone_but_host']).default('everyone'),
      message: plain('Message cannot contain emojis or rare script characters.').max(
        10_000,
        'Message must be less than 10000 characters',
      ),
    })
    .nullish(),
  join_at: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text).toISOString())
    .nullish(),
  deduplication_key: z.string().min(1, 'This field may not be blank.').nullish(),
  webhooks: Webhooks.nullish(),
  automatic_leave_settings: LeaveSettings.optional(),
})

export type AttendeeOrder = z.infer<typeof Order>

/** @throws {DjangoError} 400 naming each field; also refuses fields that Attendee does not know */
export function readOrder(body: unknown, now: Date): AttendeeOrder {
  refuseUnknown(body, [...Object.keys(Order.shape), ...WITHOUT_EFFECT])
  const order = read(Order, body)
  refusePast(order.join_at, now)
  if ((order.webhooks?.length ?? 0) > MOST_WEBHOOKS) {
    throw refusal('You have reached the maximum number of webhooks for a single bot')
  }
  return order
}

const Changes = Order.pick({
  meeting_url: true,
  bot_name: true,
  metadata: true,
  join_at: true,
}).partial()

export type AttendeeChanges = z.infer<typeof Changes>

/** @throws {DjangoError} 400 naming each field */
export function readChanges(body: unknown, now: Date): AttendeeChanges {
  const changes = read(Changes, body)
  refusePast(changes.join_at, now)
  return changes
}

/** The part of a bot that is set by its order. */
export function orderedBot(order: AttendeeOrder) {
  return {
    meetingUrl: order.meeting_url,
    botName: order.bot_name,
    metadata: order.metadata ?? {},
    joinAt: order.join_at ?? null,
    notice: order.bot_chat_message?.message ?? null,
    patience: {
      lobbySeconds:
        order.automatic_leave_settings?.waiting_room_timeout_seconds ?? LOBBY_PATIENCE_SECONDS,
      meetingSeconds: order.automatic_leave_settings?.max_uptime_seconds ?? null,
    },
    own: { order },
  }
}

/** `{error}`: Attendee's shape for every error that is not about a field. */
export function refusal(message: string, status = 400): DjangoError {
  return new DjangoError(status, { error: message })
}

function read<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body ?? {})
  if (result.success) return result.data
  throw fieldErrors(result.error, body)
}

function refuseUnknown(body: unknown, known: readonly string[]): void {
  const unknown = Object.keys(Object(body)).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const message =
    `Unexpected field(s): ${unknown.toSorted().join(', ')}. Allowed fields are: ` +
    `${known.toSorted().join(', ')}`
  throw new DjangoError(400, { non_field_errors: [message] })
}

function refusePast(joinAt: string | null | undefined, now: Date): void {
  if (!joinAt || Date.parse(joinAt) >= now.getTime()) return
  throw new DjangoError(400, { join_at: ['join_at cannot be in the past'] })
}

function isPositiveInteger(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0
}

function secondsOf(setting: unknown): number | undefined {
  return setting === undefined ? undefined : Number(setting)
}
