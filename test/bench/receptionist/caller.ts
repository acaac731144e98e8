import type { Language } from '../../../src/kernel/languages.ts'
import type { Heard, Outcome } from '../../../src/receptionist/receptionist.ts'
import type { Trade } from './businesses.ts'

/** What a caller does in a turn; the acts of an array follow each other without waiting for the line. */
export type Act = string | Heard | { kind: 'hang_up' }
export type Turn = Act | readonly Act[]

/** What the line can ask for; a caller answers the question, in whatever order it comes. */
export type Asked =
  | 'name'
  | 'confirm_name'
  | 'phone'
  | 'area_code'
  | 'caller_phone'
  | 'confirm'
  | 'fix'
  | 'offer'
  | 'drop'

/** A caller: what brings them, what they answer, and what must be known afterwards. */
export type Caller = {
  id: string
  language: Language
  trade: Trade
  /** Caller ID, E.164. */
  from?: string
  at?: Date
  /** What they raise, in order, whenever the line asks nothing specific. */
  tells: readonly Turn[]
  /** What they answer; the last answer is repeated when the line asks again. */
  gives?: Partial<Record<Asked, Act | readonly Turn[]>>
  knows: Expected
}

export type Expected = {
  /** Any one of them is correct. */
  name?: string | null | readonly string[]
  phone?: string | null
  /** Parts of the message, ignoring case and accents. */
  mentions?: readonly string[]
  omits?: readonly string[]
  urgent: boolean
  outcome: Outcome | readonly Outcome[]
  /** Answers that must be given. */
  hears?: readonly RegExp[]
  /** What must not be said to this caller. */
  never?: readonly RegExp[]
}

export const NIGHT = new Date('2026-06-11T04:30:00Z')
export const SUNDAY = new Date('2026-06-14T17:00:00Z')
/** A Wednesday morning in all of the United States. */
export const WEDNESDAY = new Date('2026-06-10T16:30:00Z')

export const HANGS_UP = { kind: 'hang_up' } as const
export const SILENCE = { kind: 'silence' } as const
export const keys = (digits: string) => ({ kind: 'digits', digits }) as const
export const cutsIn = (heardUntil: string, text: string) =>
  [
    { kind: 'interrupt', utteranceUntilInterrupt: heardUntil },
    { kind: 'speech', text },
  ] as const
