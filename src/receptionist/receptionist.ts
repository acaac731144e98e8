import { z } from 'zod'
import type { WeekHours } from '../kernel/hours/hours.ts'
import type { HoursException } from '../kernel/hours/hours-exceptions.ts'
import type { Language } from '../kernel/languages.ts'

/** Everything a receptionist knows about a business, and the only source of what it says about it. */
export type BusinessFacts = {
  businessName: string
  businessPhone: string
  description: string | null
  services: readonly string[]
  extra: string | null
  city: string | null
  hours: WeekHours
  /** Days with different hours, if any. */
  hoursExceptions?: readonly HoursException[]
  /** The hours in the owner's words when they could not be read into `hours`; said unchanged. */
  hoursInWords?: string
  /** The first question of this trade to a caller who leaves a message, in English. */
  detailsQuestion?: string
  timeZone: string
  /** Besides English. */
  languages: readonly Language[]
  /** Whether the carrier records the call; callers are told accordingly. */
  isRecorded?: boolean
}

/** `language` is the recogniser's tag (`es`, `es-US`), if it gives one. */
export type Heard =
  | { kind: 'speech'; text: string; language?: string }
  | { kind: 'digits'; digits: string }
  | { kind: 'interrupt'; utteranceUntilInterrupt: string }
  | { kind: 'silence' }

/** An empty `text` says nothing and waits for the caller. `end` hangs up after the text is spoken. */
export type Reply = { text: string; language: Language; end: boolean }

/**
 * The first words of a call. The caller cannot talk over `disclosure` (who answers, that it is an AI, that it is
 * recorded or transcribed).
 */
export type Greeting = { disclosure: string; rest: string; language: Language }

/**
 * Streams a reply while it is being made. An engine that says any of it here must say all of it; `Reply.text` is what
 * was said. `stopped`: the caller talks over it or hung up, so no more is wanted.
 */
export type Voice = {
  say(token: string, language: Language): void
  stopped: AbortSignal
  /** Stores the state to continue from if this process dies before the reply is made. */
  keep?(conversation: Conversation): Promise<void>
}

/** The state of a call: plain JSON under 64 KB, stored after every turn. Only `src/receptionist` reads its content. */
export const Conversation = z.looseObject({ v: z.int() })
export type Conversation = Readonly<Pick<z.infer<typeof Conversation>, 'v'>>

/** What is known about a caller before the first word. */
export type Given = {
  name?: string | null
  phone?: string | null
  leavesMessage?: boolean
  /** The name known for their number: the caller is asked whether it is theirs. */
  expected?: string | null
  /** The owner vouches for them: never treated as a seller. */
  isVip?: boolean
}

/**
 * `phone` is E.164 when it could be read. `text`: the caller's own words, then a line each for address, email and so
 * on.
 */
export type Message = { name: string | null; phone: string | null; text: string }

export type Outcome = 'message_taken' | 'answered' | 'hung_up' | 'spam' | 'nothing_said'

/**
 * A question from the caller; `answered` when the facts contained the answer. `told`: what the caller was told although
 * it may not answer, for the owner to check.
 */
export type AskedQuestion = { words: string; answered: boolean; told?: string }

export type Conclusion = {
  /** One line of at most 140 characters for the owner: who wants what. */
  summary: string
  urgent: boolean
  /** The caller's own words that make it urgent. */
  urgentReason: string | null
  outcome: Outcome
  languages: Language[]
  message: Message | null
  questions: readonly AskedQuestion[]
  /** What a message still lacks. */
  missing: readonly ('name' | 'phone')[]
  /** The message has all it needs: nothing was left to ask, or the call reached its end. */
  complete: boolean
  /** The caller was told to get to safety or to dial 911. */
  toldSafety: boolean
  /** The receptionist has said goodbye. */
  ended: boolean
}

/** One call, from the greeting to its conclusion. Engines keep no state between calls to these methods. */
export interface Receptionist {
  /**
   * `begun`: given once the call is connected. The engine may then load what it needs to hear, and may ask whether the
   * caller is the person known by the number.
   */
  greet(facts: BusinessFacts, at: Date, begun?: Conversation): Greeting
  /** `caller` is E.164, or null when withheld. */
  begin(caller: string | null, given?: Given): Conversation
  /** Continues the call in another process from where it was, without the disclosure. */
  resume(facts: BusinessFacts, conversation: Conversation, at: Date): Reply
  hear(
    facts: BusinessFacts,
    conversation: Conversation,
    heard: Heard,
    at: Date,
    voice?: Voice,
  ): Promise<{ conversation: Conversation; reply: Reply }>
  /** What the owner gets, whenever and however the call ended. */
  conclude(facts: BusinessFacts, conversation: Conversation): Conclusion
  /**
   * A model's review of the whole call once it is over: only improves the notes. Takes seconds, until `signal` ends it;
   * a failure does no harm. Engines without a model do not have it.
   */
  review?(
    facts: BusinessFacts,
    conversation: Conversation,
    signal: AbortSignal,
  ): Promise<Conversation>
}
