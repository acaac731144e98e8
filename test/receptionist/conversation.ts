import type { Language } from '../../src/languages.ts'
import type { Heard, Outcome } from '../../src/receptionist/builtin/old-port.ts'

/** A scripted caller and what must be known of the call when it is over. */
export type Conversation = {
  title: string
  caller?: string
  turns: (string | Heard)[]
  name?: string | null
  phone?: string | null
  /** Parts of the message. */
  says?: string[]
  /** What no message may hold. */
  omits?: string[]
  urgent?: boolean
  outcome?: Outcome
  ended?: boolean
  languages?: Language[]
  /** Parts of what the receptionist said after the greeting, in any turn. */
  hears?: string[]
  /** What it must never have said. */
  neverHears?: string[]
}

/** On a line that speaks the one language the caller does. */
export type InLanguage = Conversation & { languages: [Language] }

/** What most callers here give as their number. */
export const DANA = '+15128422671'
