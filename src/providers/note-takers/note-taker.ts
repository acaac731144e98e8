import { z } from 'zod'
import type { MeetingFault } from '../../../prisma/generated/client/enums.ts'

/** Services whose bot can take notes of a meeting. */
export type NoteTakerName = 'recall' | 'attendee'

export type BotOrder = {
  accountId: string
  meetingId: string
  meetingUrl: string
  /** When to join; null for at once. */
  joinAt: Date | null
  /** What the others in the meeting see. */
  botName: string
  /** What the bot writes into the meeting's chat on joining. */
  notice: string
  maxMinutes: number
}

/**
 * What a service has on record of a bot. Times are the service's own. `joining`: on its way; `waiting_room`: not let in
 * yet; `in_meeting`: let in; `left`: out again, whoever ended it; `transcribed`: all that was said can be read;
 * `failed`: it never got in, or there will be no transcript.
 */
export type BotStep = {
  step: 'joining' | 'waiting_room' | 'in_meeting' | 'left' | 'transcribed' | 'failed'
  at: Date
  /** Of `failed`, in words for the account's owner. */
  reason?: string
  fault?: MeetingFault
}

export type Utterance = {
  speaker: string | null
  /** From when the bot was let in. */
  startSeconds: number
  endSeconds: number
  text: string
}

/** What the inbox keeps of a bot's event: a hint, as the bot is read again before anything is believed. */
export const BotPayload = z.object({ botId: z.string() })

/** What a webhook said of a bot. */
export type BotEvent = {
  /** The service's own id of the telling. */
  id: string
  kind: string
  payload: z.infer<typeof BotPayload>
}

export type NoteTaker = {
  name: NoteTakerName
  /** Books a bot, once a meeting: asked again, it answers with the bot there is. @throws {BookingRefused} */
  book(order: BotOrder): Promise<{ botId: string }>
  /** Calls a bot off before it joins, or has it leave. One that is gone already is as good. */
  callOff(botId: string): Promise<void>
  /** Has the service delete what it keeps of a meeting that is over; what is gone already is as good. */
  deleteCopy(botId: string): Promise<void>
  /** All that is on record of a bot, oldest first; undefined for a bot that the service does not know. */
  readSteps(botId: string): Promise<BotStep[] | undefined>
  /** Undefined while the service is not done with it; empty when nothing was said. */
  readTranscript(botId: string): Promise<Utterance[] | undefined>
  /** A webhook's event; undefined for kinds that do not concern us. @throws {InvalidSignature} */
  readEvent(told: SignedTelling): BotEvent | undefined
}

export type SignedTelling = {
  headers: Record<string, string | string[] | undefined>
  /** The body as it came: signatures are over bytes. */
  body: Buffer
}

/**
 * The service will never send this bot, however often it is asked. The message is for the account's owner, `fault` says
 * whom it is owed to, and `cause` is what the service wrote.
 */
export class BookingRefused extends Error {
  readonly fault: MeetingFault

  constructor(message: string, fault: MeetingFault, cause?: unknown) {
    super(message, { cause })
    this.name = 'BookingRefused'
    this.fault = fault
  }
}
