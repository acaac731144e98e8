import { z } from 'zod'
import type { WeekHours } from '../kernel/hours/hours.ts'
import type { HoursException } from '../kernel/hours/hours-exceptions.ts'
import type { Language } from '../kernel/languages.ts'

/** All a receptionist knows of a business, and the only source of what it says about it. */
export type BusinessFacts = {
  businessName: string
  businessPhone: string
  description: string | null
  services: readonly string[]
  extra: string | null
  city: string | null
  hours: WeekHours
  /** Days on which other hours hold, or none. */
  hoursExceptions?: readonly HoursException[]
  /** The hours as the owner words them, where they could not be read into `hours`: said as they are. */
  hoursInWords?: string
  /** What a business of this trade asks first of a caller who leaves a message, in English. */
  detailsQuestion?: string
  timeZone: string
  /** Besides English. */
  languages: readonly Language[]
  /** Whether the carrier records the call: what is so is what callers are told. */
  isRecorded?: boolean
}

/** `language` is the recogniser's tag (`es`, `es-US`), where it gives one. */
export type Heard =
  | { kind: 'speech'; text: string; language?: string }
  | { kind: 'digits'; digits: string }
  | { kind: 'interrupt'; utteranceUntilInterrupt: string }
  | { kind: 'silence' }

/** An empty `text` says nothing and waits for the caller. `end` hangs up after the text is spoken. */
export type Reply = { text: string; language: Language; end: boolean }

/**
 * The first words of a call. The caller cannot talk over `disclosure`
 * (who answers, that it is an AI, that it is recorded or transcribed).
 */
export type Greeting = { disclosure: string; rest: string; language: Language }

/**
 * Where an engine says a reply while it is still being made. One that says any of it here says all of it, and
 * `Reply.text` is what was said. `stopped`: the caller talks over it or is gone, so no more of it is wanted.
 */
export type Voice = {
  say(token: string, language: Language): void
  stopped: AbortSignal
  /** Stores what to go on from, should this process die before the reply is made. */
  keep?(conversation: Conversation): Promise<void>
}

/** Where a call stands: plain JSON under 64 KB, stored after every turn. Only `src/receptionist` looks inside. */
export const Conversation = z.looseObject({ v: z.int() })
export type Conversation = Readonly<Pick<z.infer<typeof Conversation>, 'v'>>

/** What is known of a caller before the first word. */
export type Given = {
  name?: string | null
  phone?: string | null
  leavesMessage?: boolean
  /** The name known of the number they call from: they are asked whether it is theirs. */
  expected?: string | null
  /** The owner vouches for them: they are never taken for somebody who sells. */
  isVip?: boolean
}

/**
 * `phone` is E.164 when it could be read. `text`: the caller's
 * own words, then a line each for address, email and so on.
 */
export type Message = { name: string | null; phone: string | null; text: string }

export type Outcome = 'message_taken' | 'answered' | 'hung_up' | 'spam' | 'nothing_said'

/** A question of the caller's; `answered` when the facts held the answer. */
export type AskedQuestion = { words: string; answered: boolean }

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
  /** The caller has confirmed the message, or left it whole. */
  complete: boolean
  /** The caller was told to get to safety or to dial 911. */
  toldSafety: boolean
  /** The receptionist has said goodbye. */
  ended: boolean
}

/** One call, from the greeting to its conclusion. Engines keep nothing between calls to these. */
export interface Receptionist {
  /** `begun`, where it is asked whether the caller is who is known by the number. */
  greet(facts: BusinessFacts, at: Date, begun?: Conversation): Greeting
  /** `caller` is E.164, or null when withheld. */
  begin(caller: string | null, given?: Given): Conversation
  /** The call goes on in another process: picks up where it was, without the disclosure. */
  resume(facts: BusinessFacts, conversation: Conversation, at: Date): Reply
  hear(
    facts: BusinessFacts,
    conversation: Conversation,
    heard: Heard,
    at: Date,
    voice?: Voice,
  ): Promise<{ conversation: Conversation; reply: Reply }>
  /** What the owner is told, whenever and however the call ended. */
  conclude(facts: BusinessFacts, conversation: Conversation): Conclusion
  /**
   * What a model makes of the whole call once it is over: better notes, never worse ones. Takes seconds, until
   * `signal` ends it, and fails without harm. Engines without a model have none.
   */
  review?(
    facts: BusinessFacts,
    conversation: Conversation,
    signal: AbortSignal,
  ): Promise<Conversation>
}
