import type { CallRecord, CallStatus, EndedBy } from './call-record.ts'
import type { Caller } from './scripted-caller.ts'

/** What the carrier's doors do with a call under way. */
export type ActiveCall = {
  readonly record: CallRecord
  /** Aborted when the call is over. */
  readonly signal: AbortSignal
  readonly over: boolean
  /** Talks to a relay. */
  readonly relaying: boolean
  readonly caller: Pick<Caller, 'scripted'>
  /** When each utterance began, from the answer on. */
  readonly saidAtSeconds: readonly number[]
  end(by: EndedBy, status?: CallStatus): void
}
