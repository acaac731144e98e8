import { performance } from 'node:perf_hooks'
import { callParameters } from './call-parameters.ts'
import {
  type CallRecord,
  type CallStatus,
  concluded,
  type EndedBy,
  spokenSeconds,
  type Utterance,
} from './call-record.ts'
import type { Carrier } from './carrier.ts'
import type { NumberRecord } from './number-record.ts'
import type { Caller, Turn } from './scripted-caller.ts'
import { newSid } from './wire.ts'

export type Dialling = {
  from: string
  number: NumberRecord
  caller: Caller
  stir?: string | undefined
  forwardedFrom?: string | undefined
  /** A caller who types slowly and does not count as silent meanwhile. */
  unhurried?: boolean | undefined
  /** The length the carrier reports, however long the call takes. */
  durationSeconds?: number | undefined
  /** Called after each change is recorded. */
  onChange?: ((record: CallRecord) => void) | undefined
}

/** A call in progress: its state, its transcript, and its end. Each change is recorded at once. */
export class Call {
  readonly carrier: Carrier
  readonly dialling: Dialling
  #record: CallRecord
  #answeredAt = 0
  /** When each utterance of the transcript began, in seconds after the answer. */
  readonly saidAtSeconds: number[] = []
  /** Connected to a relay: the carrier refuses to start a recording then. */
  relaying = false
  readonly #over = new AbortController()

  constructor(carrier: Carrier, dialling: Dialling) {
    this.carrier = carrier
    this.dialling = dialling
    this.#record = {
      id: newSid('CA'),
      numberSid: dialling.number.id,
      from: dialling.from,
      to: dialling.number.phoneNumber,
      forwardedFrom: dialling.forwardedFrom,
      status: 'ringing',
      startedAt: carrier.sandbox.clock.now().toISOString(),
      answeredAt: null,
      endedAt: null,
      endedBy: null,
      durationSeconds: null,
      transcript: [],
      errors: [],
    }
    this.#put(this.#record)
  }

  get record(): CallRecord {
    return this.#record
  }

  get caller(): Caller {
    return this.dialling.caller
  }

  get over(): boolean {
    return this.#over.signal.aborted
  }

  /** Aborted when the call is over. */
  get signal(): AbortSignal {
    return this.#over.signal
  }

  parameters(): Record<string, string> {
    return callParameters(this.carrier.sandbox.config.twilio.accountSid, this.#record)
  }

  answer(): void {
    if (this.over || this.#record.answeredAt) return
    this.#answeredAt = performance.now()
    const answeredAt = this.carrier.sandbox.clock.now().toISOString()
    this.#put({ ...this.#record, status: 'in-progress', answeredAt })
  }

  say(who: Utterance['who'], text: string): void {
    if (text === '') return
    this.saidAtSeconds.push((performance.now() - this.#answeredAt) / 1_000)
    this.#put({ ...this.#record, transcript: [...this.#record.transcript, { who, text }] })
  }

  logError(error: CallRecord['errors'][number]): void {
    const { id: callSid } = this.#record
    this.carrier.sandbox.log.warn({ callSid, ...error }, 'call met an error')
    this.#put({ ...this.#record, errors: [...this.#record.errors, error] })
  }

  /** The caller's next action outside a conversation; undefined when they stay silent or hang up. */
  async hear(
    milliseconds: number,
  ): Promise<
    Exclude<Turn, { interrupt: unknown } | { silence: true } | { sound: true }> | undefined
  > {
    const wait = { milliseconds, signal: this.signal, mayKeepSilent: true }
    for (;;) {
      const turn = await this.caller.next(wait)
      if (turn === 'hang_up') this.end('caller')
      if (typeof turn === 'string' || 'silence' in turn) return undefined
      if (!('interrupt' in turn || 'sound' in turn)) return turn
    }
  }

  /** Only the first call of `end` counts. */
  end(by: EndedBy, status?: CallStatus): void {
    if (this.over) return
    const answered = this.#record.answeredAt !== null
    this.#put(
      concluded(this.#record, {
        by,
        status: status ?? unaskedStatus(answered, by),
        now: this.carrier.sandbox.clock.now(),
        durationSeconds: this.#durationSeconds(),
      }),
    )
    this.#over.abort()
  }

  #durationSeconds(): number {
    if (this.dialling.durationSeconds !== undefined) return this.dialling.durationSeconds
    if (this.caller.scripted) return spokenSeconds(this.#record.transcript.map(({ text }) => text))
    return Math.ceil((performance.now() - this.#answeredAt) / 1_000)
  }

  #put(record: CallRecord): void {
    this.#record = record
    this.carrier.calls.put(record)
    this.dialling.onChange?.(record)
  }
}

function unaskedStatus(answered: boolean, by: EndedBy): CallStatus {
  if (answered) return 'completed'
  return by === 'caller' ? 'no-answer' : 'failed'
}
