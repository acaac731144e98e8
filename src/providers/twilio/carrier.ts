import type { E164 } from '../../kernel/phone.ts'
import type { Texter } from '../../platform/texts/texter.ts'

export type CarrierNumber = { id: string; e164: E164 }

/** Spoken three times to the person who answers, then the call ends. `language` is one of ours. */
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

/** Identified by the URL the carrier reports. */
export type CarrierRecording = {
  callSid: string
  recordingUrl: string
  /** A voicemail is what the caller said after the tone. */
  of: 'call' | 'voicemail'
  durationSeconds: number
  startedAt: Date
}

export type CarrierSound = {
  /** The carrier stops sending when the reader stops. */
  body: AsyncIterable<Uint8Array>
  lengthBytes: number | undefined
  /** For part of the sound, in HTTP's form: `bytes 0-1023/146515`. */
  contentRange: string | undefined
}

/** The phone company: numbers, and the results of calls. */
export type Carrier = Texter & {
  /** Numbers bought with this label, oldest first. The label prevents a retry from buying twice. */
  findNumbers(label: string): Promise<CarrierNumber[]>
  /**
   * Buys a number in the first area code that has one, else anywhere in the US; undefined when there is none at all.
   */
  buyNumber(label: string, areaCodes: readonly string[]): Promise<CarrierNumber | undefined>
  releaseNumber(id: string): Promise<void>
  /** Undefined for a call the carrier does not know. */
  readCall(callSid: string): Promise<CarrierCallState | undefined>
  /** Calls to us that began in this period, oldest first. */
  listCalls(since: Date, until: Date): Promise<CarriedCall[]>
  /** Finished recordings since then, oldest first. */
  listRecordings(since: Date): Promise<CarrierRecording[]>
  /** The carrier's requests since then that failed on our side, and their calls. */
  listFailures(since: Date): Promise<{ callSid: string; url: string }[]>
  /** Hangs up a call in progress; succeeds if it is already over. */
  endCall(callSid: string): Promise<void>
  /** Calls a number and speaks the text. Returns the carrier's id of the call. @throws {CallRefused} */
  placeCall(call: CallToPlace): Promise<string>
  /** The carrier's id of a call between these numbers created since then, or undefined. */
  findPlacedCall(call: Pick<CallToPlace, 'from' | 'to'>, since: Date): Promise<string | undefined>
  /** Deletes a recording of a call or a voicemail, by the URL the carrier reported; succeeds if it is already gone. */
  deleteRecording(recordingUrl: string): Promise<void>
  /**
   * The recording as WAV, or the part given by an HTTP range if the carrier supports ranges; undefined when it is
   * gone. `signal` stops the download.
   */
  openRecording(
    recordingUrl: string,
    asked: { range?: string | undefined; signal: AbortSignal },
  ): Promise<CarrierSound | undefined>
  /** Whether the carrier signed a request to this URL with these form fields. */
  isSigned(request: SignedRequest): boolean
}

export type SignedRequest = {
  url: string
  signature: string
  /** As received: a repeated field has several values. */
  params: Record<string, string | string[]>
}

/** The carrier will never call this number, however often we retry. */
export class CallRefused extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = 'CallRefused'
  }
}
