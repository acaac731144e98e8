import type { CallRecord, CallStatus, EndedBy } from './call-record.ts'
import type { Caller } from './scripted-caller.ts'

/** What the carrier's routes do with a call in progress. */
export type ActiveCall = {
  readonly record: CallRecord
  /** Aborted when the call is over. */
  readonly signal: AbortSignal
  readonly over: boolean
  /** Whether the call is connected to a relay. */
  readonly relaying: boolean
  readonly caller: Pick<Caller, 'scripted'>
  /** When each utterance began, in seconds after the answer. */
  readonly saidAtSeconds: readonly number[]
  end(by: EndedBy, status?: CallStatus): void
}
