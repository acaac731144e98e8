import type { CallRecord, CallStatus, EndedBy } from './call-record.ts'

/** What the carrier's doors do with a call under way. */
export type ActiveCall = {
  readonly record: CallRecord
  /** Aborted when the call is over. */
  readonly signal: AbortSignal
  readonly over: boolean
  end(by: EndedBy, status?: CallStatus): void
}
