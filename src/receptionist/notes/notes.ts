import type { Language } from '../../kernel/languages.ts'

/** Where a slot comes from; what the caller keyed or confirmed is not changed by a guess. */
export type Source = 'caller_id' | 'said' | 'spelled' | 'keyed' | 'given'

export type NotedName = { text: string; source: Source; confirmed: boolean }

/** `e164` can be dialled; `extension` is digits. */
export type Callback = {
  e164: string
  extension: string | null
  source: Source
  confirmed: boolean
  /** The sentence that gave it, where it says more than the caller's own number: it may be anybody's. */
  as?: string
}

/** `words` are the caller's own; `denied`: the caller said that it is not urgent, and nothing since says otherwise. */
export type NotedUrgency = {
  urgent: boolean
  words: string[]
  denied: boolean
  /** Why it should be soon, where it need not be now. */
  soon?: string
}

export type Danger = 'gas' | 'fire' | 'body' | 'electric' | 'threat' | 'poison'

export type NotedQuestion = { words: string; answered: boolean }

/**
 * What the owner will read, as far as it is known. The rules and a model write it by the functions of this folder,
 * which keep the rules of the conversation; nothing is ever taken out of `matters` but by the caller's own wish.
 */
export type Notes = {
  /** E.164, or null when withheld. */
  caller: string | null
  name: NotedName | null
  /** A name that was not understood well enough to be kept as the name. */
  doubtfulName: string | null
  callback: Callback | null
  /** The caller would not have this number used, or gave none when asked. */
  refused: { name: boolean; callback: boolean; callerId: boolean }
  /** Numbers besides the callback, and numbers that cannot be dialled, as they were said. */
  otherNumbers: string[]
  email: string | null
  address: string | null
  availability: string | null
  contactBy: 'text' | 'email' | null
  /** Whole utterances about what the caller wants, in the order they were said. */
  matters: string[]
  /** Those of `matters` that are only remarks: they stand in a message, and make none. */
  asides: string[]
  /** The matter in English in a line, where a model wrote it. */
  gist: string | null
  /** What a model made of the whole call once it was over. */
  review?: { english: string | null; followUp: string | null }
  urgency: NotedUrgency
  danger: Danger[]
  /** The call is about an animal. */
  animal: boolean
  questions: NotedQuestion[]
  /** The caller asked that a message be taken, or began to leave one. */
  wantsMessage: boolean
  /** The caller wants no message left. */
  withdrawn: boolean
  sales: boolean
  /** The owner vouches for the caller, whatever they say. */
  vip?: true
  rudeness: number
  language: Language
  /** In the order the caller spoke them. */
  spoken: Language[]
}

export function newNotes(caller: string | null): Notes {
  return {
    caller,
    name: null,
    doubtfulName: null,
    callback: null,
    refused: { name: false, callback: false, callerId: false },
    otherNumbers: [],
    email: null,
    address: null,
    availability: null,
    contactBy: null,
    matters: [],
    asides: [],
    gist: null,
    urgency: { urgent: false, words: [], denied: false },
    danger: [],
    animal: false,
    questions: [],
    wantsMessage: false,
    withdrawn: false,
    sales: false,
    rudeness: 0,
    language: 'en',
    spoken: [],
  }
}
