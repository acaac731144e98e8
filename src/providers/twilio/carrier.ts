import type { E164 } from '../../kernel/phone.ts'
import type { Texter } from '../../platform/texts/texter.ts'

export type CarrierNumber = { id: string; e164: E164 }

/** Said three times to whoever answers, then the call ends. `language` is one of ours. */
export type CallToPlace = { from: string; to: string; text: string; language: string }

export type CarrierCallState = { ended: boolean; durationSeconds: number }

/** A call to one of our numbers, as the carrier lists it. */
export type CarriedCall = {
  callSid: string
  from: string
  to: string
  forwardedFrom: string | null
  startedAt: Date
  ended: boolean
  durationSeconds: number
}

/** By the address that the carrier tells. */
export type CarrierRecording = {
  callSid: string
  recordingUrl: string
  /** A voicemail is what the caller said after the tone. */
  of: 'call' | 'voicemail'
  durationSeconds: number
  startedAt: Date
}

export type CarrierSound = {
  /** Who stops reading it stops the carrier. */
  body: AsyncIterable<Uint8Array>
  lengthBytes: number | undefined
  /** As HTTP has it, of a part: `bytes 0-1023/146515`. */
  contentRange: string | undefined
}

/** The phone company: numbers, and what became of a call. */
export type Carrier = Texter & {
  /** Numbers bought under this label, oldest first. The label is what keeps a retry from buying twice. */
  findNumbers(label: string): Promise<CarrierNumber[]>
  /**
   * Buys a number in the first area code that has one, else anywhere in the US; undefined when there is none at all.
   */
  buyNumber(label: string, areaCodes: readonly string[]): Promise<CarrierNumber | undefined>
  releaseNumber(id: string): Promise<void>
  /** Undefined for a call that the carrier does not know. */
  readCall(callSid: string): Promise<CarrierCallState | undefined>
  /** Calls to us that began in that time, oldest first. */
  listCalls(since: Date, until: Date): Promise<CarriedCall[]>
  /** What was recorded since then and is to be had, oldest first. */
  listRecordings(since: Date): Promise<CarrierRecording[]>
  /** Requests of the carrier that our side failed since then, and the calls they were for. */
  listFailures(since: Date): Promise<{ callSid: string; url: string }[]>
  /** Hangs up a call that goes on; one that is over is as good. */
  endCall(callSid: string): Promise<void>
  /** Calls a number and says something; the carrier's id of the call. @throws {CallRefused} */
  placeCall(call: CallToPlace): Promise<string>
  /** The carrier's id of a call between these numbers that it took on since then, or undefined. */
  findPlacedCall(call: Pick<CallToPlace, 'from' | 'to'>, since: Date): Promise<string | undefined>
  /** Of a call, or of what a caller left, by the address the carrier told; one that is gone is as good. */
  deleteRecording(recordingUrl: string): Promise<void>
  /**
   * The same as sound (WAV), or the part of it that an HTTP range asks for where
   * the carrier gives parts; undefined for one that is gone. `signal` ends it.
   */
  openRecording(
    recordingUrl: string,
    asked: { range?: string | undefined; signal: AbortSignal },
  ): Promise<CarrierSound | undefined>
  /** Whether the carrier signed a request to this address with these form fields. */
  isSigned(request: SignedRequest): boolean
}

export type SignedRequest = {
  url: string
  signature: string
  /** As they came: a repeated field has several values. */
  params: Record<string, string | string[]>
}

/** The carrier does not call this number, however often it is asked. */
export class CallRefused extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'CallRefused'
  }
}
