import type { E164 } from '../phone.ts'

export type CarrierNumber = { id: string; e164: E164 }

export type CarrierCallState = { ended: boolean; durationSeconds: number }

/** The phone company: numbers, and what became of a call. */
export type Carrier = {
  /** Numbers bought under this label, oldest first. The label is what keeps a retry from buying twice. */
  findNumbers(label: string): Promise<CarrierNumber[]>
  /** Buys a number in the first area code that has one, else anywhere in the US; undefined when there is none at all. */
  buyNumber(label: string, areaCodes: readonly string[]): Promise<CarrierNumber | undefined>
  releaseNumber(id: string): Promise<void>
  /** Undefined for a call that the carrier does not know. */
  readCall(callSid: string): Promise<CarrierCallState | undefined>
  /** What a caller recorded, by the address the carrier told; one that is gone is as good. */
  deleteRecording(recordingUrl: string): Promise<void>
  /** Whether the carrier signed a request to this address with these form fields. */
  isSigned(request: SignedRequest): boolean
}

export type SignedRequest = {
  url: string
  signature: string
  /** As they came: a repeated field has several values. */
  params: Record<string, string | string[]>
}
