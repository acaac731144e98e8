import type { Language } from '../../languages.ts'
import type { WeekHours } from '../../lines/hours.ts'

/** All a receptionist knows of a business, and the only source of what it says about it. */
export type BusinessFacts = {
  businessName: string
  businessPhone: string
  description: string | null
  services: readonly string[]
  extra: string | null
  city: string | null
  hours: WeekHours
  /** The hours as the owner words them, where they could not be read into `hours`: said as they are. */
  hoursInWords?: string
  /** What a business of this trade asks first of a caller who leaves a message, in English. */
  detailsQuestion?: string
  timeZone: string
  /** Besides English. */
  languages: readonly Language[]
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
 * Where an engine says a reply while it is still being made. One that says any of it here says all of it, and
 * `Reply.text` is what was said. `stopped`: the caller talks over it or is gone, so no more of it is wanted.
 */
export type Voice = {
  say(token: string, language: Language): void
  stopped: AbortSignal
  /** Stores what to go on from, should this process die before the reply is made. */
  keep?(dialogue: Dialogue): Promise<void>
}

/** What the last reply asked of the caller. */
export type Ask =
  | 'need'
  | 'details'
  | 'name'
  | 'caller_phone'
  | 'phone'
  | 'area_code'
  | 'confirm'
  | 'fix'
  | 'more'

/** Questions a receptionist answered, for the owner's summary. */
export type Topic =
  | 'hours'
  | 'services'
  | 'location'
  | 'about'
  | 'languages'
  | 'phone'
  | 'identity'
  | 'details'

/** The state of one call: plain JSON under 16 KB (24 KB with a model's memory), stored after every turn. */
export type Dialogue = {
  v: 1
  caller: string | null
  language: Language
  /** In the order the caller spoke them. */
  spoken: Language[]
  turns: number
  keysPressed: number
  silences: number
  rudeness: number
  spam: boolean
  ended: boolean
  asking: Ask
  asked: Partial<Record<Ask, number>>
  name: string | null
  /** E.164. */
  phone: string | null
  /** Digits of a number still being said or keyed. */
  partialNumber: string
  /** A number that was said but is none that can be dialled. */
  oddNumber: string | null
  refused: { name: boolean; phone: boolean; callerPhone: boolean; details: boolean }
  wantsMessage: boolean
  confirmed: boolean
  /** The caller's own words of substance, a turn each. */
  texts: string[]
  urgentWords: string[]
  notUrgent: boolean
  told911: boolean
  answered: Topic[]
  lastTopic: Topic | null
  /** What was last said, and the part of it an interruption kept from the caller. */
  lastReply: string
  missed: string
  /** Of an engine with a language model; the built-in one carries it along. */
  model?: ModelMemory
}

export type ModelMemory = {
  /** Turns of this call that the model did not answer as it should. */
  failures: number
  /** The latest of the talk, oldest first. */
  lines: { who: 'caller' | 'line'; text: string }[]
  /** The message in English, when it was left in another language. */
  english: string | null
}

export type Message = { name: string | null; phone: string | null; text: string }

export type Outcome = 'message_taken' | 'answered' | 'hung_up' | 'spam' | 'nothing_said'

export type Conclusion = {
  /** One to three sentences for the owner. */
  summary: string
  urgent: boolean
  urgentReason: string | null
  outcome: Outcome
  languages: Language[]
  /** `phone` is E.164 when the number could be read. */
  message: Message | null
}

/** One call, from the greeting to its conclusion. Engines keep nothing between calls to these. */
export interface Receptionist {
  /** The first words of a call: who answers, that it is an AI, that the call is recorded. */
  greet(facts: BusinessFacts, at: Date): Reply
  /** `caller` is E.164, or null when withheld. */
  begin(caller: string | null): Dialogue
  /** The call goes on in another process: picks up where it was, without the disclosure. */
  resume(facts: BusinessFacts, dialogue: Dialogue, at: Date): Reply
  hear(
    facts: BusinessFacts,
    dialogue: Dialogue,
    heard: Heard,
    at: Date,
    voice?: Voice,
  ): Promise<{ dialogue: Dialogue; reply: Reply }>
  /** What the owner is told, whenever and however the call ended. */
  conclude(facts: BusinessFacts, dialogue: Dialogue): Conclusion
}
