import { z } from 'zod'
import type { MeetingFault } from '../../../prisma/generated/client/enums.ts'

/** Services whose bot can take notes of a meeting. */
export type NoteTakerName = 'recall' | 'attendee'

export type BotOrder = {
  accountId: string
  meetingId: string
  meetingUrl: string
  /** When to join; null means at once. */
  joinAt: Date | null
  /** The name the other participants see. */
  botName: string
  /** The message the bot posts in the meeting's chat when it joins. */
  notice: string
  maxMinutes: number
}

/**
 * One entry of a service's record of a bot. Times are the service's own. `joining`: on its way; `waiting_room`: not
 * admitted yet; `in_meeting`: admitted; `left`: out again, for any reason; `transcribed`: the whole transcript can be
 * read; `failed`: it was never admitted, or there will be no transcript.
 */
export type BotStep = {
  step: 'joining' | 'waiting_room' | 'in_meeting' | 'left' | 'transcribed' | 'failed'
  at: Date
  /** Only for `failed`, in words for the account's owner. */
  reason?: string
  fault?: MeetingFault
}

export type Utterance = {
  speaker: string | null
  /** Seconds after the bot was admitted. */
  startSeconds: number
  endSeconds: number
  text: string
}

/** What the inbox stores of a bot's event: only a hint, because we read the bot again before acting on it. */
export const BotPayload = z.object({ botId: z.string() })

export type BotEvent = {
  /** The service's own id of the webhook. */
  id: string
  kind: string
  payload: z.infer<typeof BotPayload>
}

export type NoteTaker = {
  name: NoteTakerName
  /** Books one bot per meeting: repeated, it returns the existing bot. @throws {BookingRefused} */
  book(order: BotOrder): Promise<{ botId: string }>
  /** Cancels a bot before it joins, or makes it leave. Succeeds if it is already gone. */
  callOff(botId: string): Promise<void>
  /** Makes the service delete its data of a meeting that is over. Succeeds if it is already gone. */
  deleteCopy(botId: string): Promise<void>
  /** Everything on record of a bot, oldest first; undefined for a bot the service does not know. */
  readSteps(botId: string): Promise<BotStep[] | undefined>
  /** Undefined while the service is not finished; empty when nothing was said. */
  readTranscript(botId: string): Promise<Utterance[] | undefined>
  /** A webhook's event; undefined for kinds we ignore. @throws {InvalidSignature} */
  readEvent(told: SignedTelling): BotEvent | undefined
}

export type SignedTelling = {
  headers: Record<string, string | string[] | undefined>
  /** The raw body: signatures are over bytes. */
  body: Buffer
}

/**
 * The service will never send this bot, however often we retry. `message` is for the account's owner, `fault` says
 * whose fault it is, and `cause` is the service's answer.
 */
export class BookingRefused extends Error {
  readonly fault: MeetingFault

  constructor(message: string, fault: MeetingFault, cause?: unknown) {
    super(message, { cause })
    this.name = 'BookingRefused'
    this.fault = fault
  }
}
