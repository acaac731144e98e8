import { z } from 'zod'
import { type Clock, systemClock } from '../../kernel/clock.ts'
import type { Config } from '../../kernel/config/config.ts'
import { type Answer, askService, refused, said } from '../ask-service.ts'
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
  SILENCE_COUNTS_AFTER_SECONDS,
  SILENCE_SECONDS,
  WAITING_ROOM_SECONDS,
} from '../note-takers/when-note-taker-leaves.ts'
import { InvalidSignature } from '../stripe/checkout.ts'
import { isSignedByAttendee } from './attendee-signature.ts'
import { attendeeSteps, type TranscriptionState } from './attendee-steps.ts'
import { AttendeeTranscript, attendeeSpoken } from './attendee-transcript.ts'

const Bot = z.object({
  id: z.string(),
  state: z.string(),
  transcription_state: z.string().nullish(),
  events: z.array(
    z.object({
      type: z.string(),
      sub_type: z.string().nullish(),
      created_at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    }),
  ),
})
type Bot = z.infer<typeof Bot>

const Made = z.object({ id: z.string() })
const Found = z.object({ results: z.array(Made) })
const Telling = z.object({
  idempotency_key: z.string().min(1),
  bot_id: z.string(),
  trigger: z.literal('bot.state_change'),
})

/** States in which a bot will no longer join a meeting, or is leaving it. */
const GOING = new Set(['leaving', 'post_processing', 'ended', 'fatal_error', 'data_deleted'])

/** Attendee (docs/providers.md §5). It answers nearly every refusal with 400; only the message says which it is. */
export function attendeeNoteTaker(
  { attendee }: Pick<Config, 'attendee'>,
  clock: Clock = systemClock,
): NoteTaker {
  const ask = askService(`${attendee.apiBase}/api/v1`, `Token ${attendee.apiKey}`)
  const pathOf = (botId: string) => `/bots/${encodeURIComponent(botId)}`

  async function findBooked(meetingId: string) {
    return said(Found, await ask('GET', `/bots?deduplication_key=${meetingId}`)).results[0]
  }

  async function readBot(botId: string): Promise<Bot | undefined> {
    const answer = await ask('GET', pathOf(botId))
    return answer.status === 404 ? undefined : said(Bot, answer)
  }

  async function readSpoken(botId: string) {
    const answer = await ask('GET', `${pathOf(botId)}/transcript`)
    return answer.status === 404 ? [] : said(AttendeeTranscript, answer)
  }

  /** If some utterances failed, the others are still used. */
  async function stepsOf(bot: Bot) {
    const transcription = transcriptionOf(bot)
    const partly = transcription === 'failed' && (await readSpoken(bot.id)).length > 0
    return attendeeSteps({ events: bot.events, transcription: partly ? 'done' : transcription })
  }

  return {
    name: 'attendee',
    async book(order) {
      // The key is free again after the meeting, so a late retry would send a second bot.
      const booked = await findBooked(order.meetingId)
      if (booked) return { botId: booked.id }
      const answer = await ask('POST', '/bots', { body: botRequest(order, clock.now()) })
      if (answer.ok) return { botId: said(Made, answer).id }
      const other = isTaken(answer) ? await findBooked(order.meetingId) : undefined
      if (other) return { botId: other.id }
      throw refusal(answer)
    },
    async callOff(botId) {
      const deleted = await ask('DELETE', pathOf(botId))
      if (deleted.ok || deleted.status === 404) return
      const leaving = await ask('POST', `${pathOf(botId)}/leave`)
      if (leaving.ok) return
      const bot = await readBot(botId)
      // While it is being started it can neither be deleted nor leave: the job tries again.
      if (bot && !GOING.has(bot.state)) throw refused(leaving)
    },
    async deleteCopy(botId) {
      const answer = await ask('POST', `${pathOf(botId)}/delete_data`)
      if (answer.ok || answer.status === 404) return
      // A bot that never set out is only booked.
      if ((await ask('DELETE', pathOf(botId))).ok) return
      const bot = await readBot(botId)
      // While it is still working on the meeting it refuses: the job tries again.
      if (bot && bot.state !== 'data_deleted') throw refused(answer)
    },
    async readSteps(botId) {
      const bot = await readBot(botId)
      return bot && stepsOf(bot)
    },
    async readTranscript(botId) {
      const bot = await readBot(botId)
      const steps = bot && (await stepsOf(bot))
      if (steps?.at(-1)?.step !== 'transcribed') return undefined
      return speakerTurns(attendeeSpoken(await readSpoken(botId), admittedAt(steps)))
    },
    readEvent: (told) => readEvent(told, attendee.webhookSecrets),
  }
}

function botRequest(order: BotOrder, now: Date) {
  return {
    meeting_url: order.meetingUrl,
    bot_name: order.botName,
    ...joinTime(order, now),
    deduplication_key: order.meetingId,
    metadata: { account_id: order.accountId, meeting_id: order.meetingId },
    bot_chat_message: { to: 'everyone', message: order.notice },
    // Only the transcript is kept.
    recording_settings: { format: 'none' },
    automatic_leave_settings: {
      waiting_room_timeout_seconds: WAITING_ROOM_SECONDS,
      wait_for_host_to_start_meeting_timeout_seconds: NOBODY_JOINED_SECONDS,
      only_participant_in_meeting_timeout_seconds: ALONE_SECONDS.attendee,
      silence_timeout_seconds: SILENCE_SECONDS,
      silence_activate_after_seconds: SILENCE_COUNTS_AFTER_SECONDS,
      max_uptime_seconds: order.maxMinutes * 60,
    },
  }
}

function isTaken(answer: Answer): boolean {
  return /deduplication key already in use/i.test(refused(answer).message)
}

/** "Too many bots" and the service's own failures can be retried, although they also come as 400; all else is final. */
function refusal(answer: Answer): Error {
  const cause = refused(answer)
  if (/already in use|maximum number of concurrent|an error occurred/i.test(cause.message)) {
    return cause
  }
  return answer.status === 400 && /meeting.url/i.test(cause.message)
    ? new BookingRefused('The note-taker cannot join a meeting at this link.', 'caller', cause)
    : new BookingRefused('The note-taker service does not take bookings from us.', 'ours', cause)
}

function transcriptionOf({ transcription_state: state }: Bot): TranscriptionState {
  return state === 'in_progress' ? 'processing' : state === 'failed' ? 'failed' : 'done'
}

/** Attendee does not sign a time, so an old webhook can be replayed: its key makes it the same event. */
function readEvent({ headers, body }: SignedTelling, secrets: readonly string[]) {
  const signature = headers['x-webhook-signature']
  if (!isSigned(body, typeof signature === 'string' ? signature : '', secrets)) {
    throw new InvalidSignature()
  }
  return botEvent(JSON.parse(body.toString()))
}

function isSigned(body: Buffer, signature: string, secrets: readonly string[]): boolean {
  try {
    return secrets.some((secret) => isSignedByAttendee(body, signature, secret))
  } catch (error) {
    throw new InvalidSignature(error)
  }
}

function botEvent(body: unknown): BotEvent | undefined {
  const telling = Telling.safeParse(body)
  if (!telling.success) return undefined
  const { idempotency_key: id, trigger: kind, bot_id: botId } = telling.data
  return { id, kind, payload: { botId } }
}
