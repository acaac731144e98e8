import { z } from 'zod'
import type { Bot } from '../rooms/bot.ts'
import { fieldErrors } from '../rooms/django-error.ts'
import { readMeetingLink } from '../rooms/meeting-link.ts'

export type RecallOwn = { order: RecallOrder; recordingId: string; transcriptId: string }

export type RecallBot = Bot<RecallOwn>

const LOBBY_PATIENCE_SECONDS = 1_200

const Metadata = z.record(z.string(), z.string().max(500))
const seconds = z.number().int().min(1)

/** Unknown fields are ignored, as at Recall. */
const Order = z.object({
  meeting_url: z
    .string()
    .refine((text) => readMeetingLink(text) !== undefined, 'Unsupported meeting url.'),
  bot_name: z.string().min(1).max(100).default('Meeting Notetaker'),
  join_at: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text).toISOString())
    .nullish(),
  metadata: Metadata.nullish(),
  recording_config: z
    .object({
      transcript: z
        .object({
          provider: z
            .record(z.string(), z.unknown())
            .refine((given) => Object.keys(given).length === 1, 'Exactly one provider is needed.'),
        })
        .nullish(),
      metadata: Metadata.nullish(),
    })
    .nullish(),
  automatic_leave: z
    .object({
      waiting_room_timeout: seconds.nullish(),
      in_call_recording_timeout: seconds.nullish(),
    })
    .nullish(),
  chat: z
    .object({
      on_bot_join: z
        .object({
          send_to: z.enum(['everyone', 'host', 'everyone_except_host']),
          message: z.string().min(1).max(4_096),
        })
        .nullish(),
    })
    .nullish(),
})

export type RecallOrder = z.infer<typeof Order>

/** @throws {DjangoError} 400 naming each field */
export function readOrder(body: unknown): RecallOrder {
  const result = Order.safeParse(body ?? {})
  if (result.success) return result.data
  throw fieldErrors(result.error, body)
}

/** The part of a bot that is set by its order. */
export function orderedBot(order: RecallOrder) {
  return {
    meetingUrl: order.meeting_url,
    botName: order.bot_name,
    metadata: order.metadata ?? {},
    joinAt: order.join_at ?? null,
    notice: order.chat?.on_bot_join?.message ?? null,
    patience: {
      lobbySeconds: order.automatic_leave?.waiting_room_timeout ?? LOBBY_PATIENCE_SECONDS,
      meetingSeconds: order.automatic_leave?.in_call_recording_timeout ?? null,
    },
  }
}

export function wantsTranscript({ own }: RecallBot): boolean {
  return Boolean(own.order.recording_config?.transcript)
}
