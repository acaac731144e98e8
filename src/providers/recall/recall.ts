import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { type Clock, systemClock } from '../../kernel/clock.ts'
import type { Config } from '../../kernel/config/config.ts'
import { withAnySecret } from '../../kernel/config/secret-list.ts'
import { type Answer, type Ask, askService, readDocument, refused, said } from '../ask-service.ts'
import { admittedAt } from '../note-takers/bot-steps.ts'
import { joinTime } from '../note-takers/join-time.ts'
import {
  BookingRefused,
  type BotEvent,
  type BotOrder,
  type NoteTaker,
  type SignedTelling,
} from '../note-takers/note-taker.ts'
import { speakerTurns } from '../note-takers/speaker-turns.ts'
import {
  ALONE_SECONDS,
  NOBODY_JOINED_SECONDS,
  NOT_RECORDING_SECONDS,
  PERMISSION_DENIED_SECONDS,
  SILENCE_COUNTS_AFTER_SECONDS,
  SILENCE_SECONDS,
  WAITING_ROOM_SECONDS,
} from '../note-takers/when-note-taker-leaves.ts'
import { InvalidSignature } from '../stripe/checkout.ts'
import { recallSteps, type TranscriptState } from './recall-steps.ts'
import { RecallTranscript, recallSpoken } from './recall-transcript.ts'

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const Transcript = z.object({
  status: z.object({ code: z.string() }).nullish(),
  data: z.object({ download_url: z.string().nullish() }).nullish(),
})
const Bot = z.object({
  id: z.string(),
  status_changes: z.array(
    z.object({ code: z.string(), sub_code: z.string().nullish(), created_at: time }),
  ),
  recordings: z
    .array(
      z.object({
        started_at: time.nullish(),
        media_shortcuts: z.object({ transcript: Transcript.nullish() }).nullish(),
      }),
    )
    .default([]),
})
type Bot = z.infer<typeof Bot>

const Made = z.object({ id: z.string() })
const Found = z.object({ results: z.array(Made) })
const Telling = z.object({ event: z.string(), data: z.object({ bot: Made }) })

/** Recall.ai (docs/providers.md §4). It answers a command to an ended bot with 4xx: then we read the bot. */
export function recallNoteTaker(
  { recall }: Pick<Config, 'recall'>,
  clock: Clock = systemClock,
): NoteTaker {
  const ask = askService(`${recall.apiBase}/api/v1`, recall.apiKey)

  async function readBot(botId: string): Promise<Bot | undefined> {
    const answer = await ask('GET', `/bot/${encodeURIComponent(botId)}/`)
    return answer.status === 404 ? undefined : said(Bot, answer)
  }

  async function readSteps(botId: string) {
    const bot = await readBot(botId)
    return bot && stepsOf(bot)
  }

  return {
    name: 'recall',
    async book(order) {
      const found = await ask('GET', `/bot/?metadata__meeting_id=${order.meetingId}`)
      const [booked] = said(Found, found).results
      return { botId: (booked ?? (await create(ask, order, clock.now()))).id }
    },
    async callOff(botId) {
      const path = `/bot/${encodeURIComponent(botId)}/`
      const calledOff = await ask('DELETE', path)
      if (calledOff.ok || calledOff.status === 404) return
      const leaving = await ask('POST', `${path}leave_call/`)
      if (leaving.ok) return
      const steps = await readSteps(botId)
      // Between setting out and knocking it accepts no command: the job tries again.
      if (steps && !steps.some(({ step }) => OVER.has(step))) throw refused(leaving)
    },
    async deleteCopy(botId) {
      const path = `/bot/${encodeURIComponent(botId)}/`
      // A bot that never set out is only booked.
      if ((await ask('DELETE', path)).ok) return
      const deleted = await ask('POST', `${path}delete_media/`)
      // While the bot is still working the service refuses: the job tries again.
      if (!deleted.ok && deleted.status !== 404) throw refused(deleted)
    },
    readSteps,
    async readTranscript(botId) {
      const bot = await readBot(botId)
      const steps = bot && stepsOf(bot)
      if (!bot || steps?.at(-1)?.step !== 'transcribed') return undefined
      return speakerTurns(await spokenIn(bot, admittedAt(steps)))
    },
    readEvent: (told) => readEvent(told, recall.webhookSecrets),
  }
}

const OVER = new Set(['left', 'transcribed', 'failed'])

/**
 * Recall answers a repeated key with its first answer, even an error. So a key lasts one minute: long enough for the
 * list to include the bot, short enough to try a busy Recall again.
 */
async function create(ask: Ask, order: BotOrder, now: Date) {
  const answer = await ask('POST', '/bot/', {
    body: botRequest(order, now),
    headers: { 'idempotency-key': `${order.meetingId}:${now.toISOString().slice(0, 16)}` },
  })
  if (!answer.ok) throw refusal(answer)
  return said(Made, answer)
}

function botRequest(order: BotOrder, now: Date) {
  return {
    meeting_url: order.meetingUrl,
    bot_name: order.botName,
    ...joinTime(order, now),
    metadata: { account_id: order.accountId, meeting_id: order.meetingId },
    recording_config: {
      transcript: {
        provider: { recallai_streaming: { mode: 'prioritize_accuracy', language_code: 'auto' } },
      },
      // Only the transcript is kept.
      audio_mixed_mp3: null,
      video_mixed_mp4: null,
    },
    automatic_leave: {
      waiting_room_timeout: WAITING_ROOM_SECONDS,
      noone_joined_timeout: NOBODY_JOINED_SECONDS,
      everyone_left_timeout: { timeout: ALONE_SECONDS.recall, activate_after: 0 },
      silence_detection: { timeout: SILENCE_SECONDS, activate_after: SILENCE_COUNTS_AFTER_SECONDS },
      in_call_not_recording_timeout: NOT_RECORDING_SECONDS,
      recording_permission_denied_timeout: PERMISSION_DENIED_SECONDS,
      // Counts from the recording's start; our own clock ends a meeting on the minute.
      in_call_recording_timeout: order.maxMinutes * 60,
    },
    chat: { on_bot_join: { send_to: 'everyone', message: order.notice } },
  }
}

/** A link that Recall refuses is the caller's fault; a wrong key or an empty balance is ours. */
function refusal(answer: Answer): BookingRefused {
  const cause = refused(answer)
  return answer.status === 400 && cause.message.includes('meeting_url')
    ? new BookingRefused('The note-taker cannot join a meeting at this link.', 'caller', cause)
    : new BookingRefused('The note-taker service does not take bookings from us.', 'ours', cause)
}

function stepsOf(bot: Bot) {
  return recallSteps(bot.status_changes, transcriptsOf(bot).map(stateOf))
}

function transcriptsOf(bot: Bot) {
  return bot.recordings.flatMap(({ media_shortcuts: media }) => media?.transcript ?? [])
}

function stateOf({ status, data }: z.infer<typeof Transcript>): TranscriptState {
  if (status?.code === 'failed' || status?.code === 'deleted') return 'failed'
  return data?.download_url ? 'done' : 'processing'
}

/** Recall counts from a recording's start; if that is unknown, we count from the bot's admission. */
async function spokenIn(bot: Bot, admitted: Date | undefined) {
  const recordings = bot.recordings.map(
    async ({ started_at: startedAt, media_shortcuts: media }) => {
      const url = media?.transcript?.data?.download_url
      if (!url) return []
      const offsetSeconds = startedAt && admitted ? (+startedAt - +admitted) / 1_000 : 0
      return recallSpoken(RecallTranscript.parse(await readDocument(url)), offsetSeconds)
    },
  )
  return (await Promise.all(recordings)).flat()
}

function readEvent(told: SignedTelling, secrets: readonly string[]): BotEvent | undefined {
  const header = (name: string) => {
    const value = told.headers[`webhook-${name}`] ?? told.headers[`svix-${name}`]
    return Array.isArray(value) ? value.join(' ') : (value ?? '')
  }
  const id = header('id')
  const body = verified(told.body, secrets, {
    'webhook-id': id,
    'webhook-timestamp': header('timestamp'),
    'webhook-signature': header('signature'),
  })
  const telling = Telling.safeParse(body)
  if (!telling.success || !/^(bot|transcript)\./.test(telling.data.event)) return undefined
  return { id, kind: telling.data.event, payload: { botId: telling.data.data.bot.id } }
}

/** At most 5 minutes old or early, the library's own tolerance. */
function verified(body: Buffer, secrets: readonly string[], headers: Record<string, string>) {
  if (secrets.length === 0) throw new InvalidSignature()
  try {
    return withAnySecret(secrets, (secret) => new Webhook(secret).verify(body, headers))
  } catch (error) {
    throw new InvalidSignature(error)
  }
}
