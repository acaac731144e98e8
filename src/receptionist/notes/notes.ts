import type { Language } from '../../kernel/languages.ts'

/** Where a slot comes from. A guess does not change what the caller keyed or confirmed. */
export type Source = 'caller_id' | 'said' | 'spelled' | 'keyed' | 'given'

export type NotedName = { text: string; source: Source; confirmed: boolean }

/** `e164` can be dialled; `extension` is digits. */
export type Callback = {
  e164: string
  extension: string | null
  source: Source
  confirmed: boolean
  /** The sentence with the number, if it says more than the caller's own number: it may be someone else's. */
  as?: string
}

/** `words` are the caller's own. `denied`: the caller said that it is not urgent, and has said nothing else since. */
export type NotedUrgency = {
  urgent: boolean
  words: string[]
  denied: boolean
  /** Why it should be soon, when it is not urgent. */
  soon?: string
}

export type Danger = 'gas' | 'fire' | 'body' | 'electric' | 'threat' | 'poison'

/** `told`: what the caller was told although it may not answer. The owner still has to. */
export type NotedQuestion = { words: string; answered: boolean; told?: string }

/**
 * The message to the owner so far. The rules and a model write it through the functions of this folder, which keep the
 * rules of the conversation. Only the caller's own wish removes anything from `matters`.
 */
export type Notes = {
  /** E.164, or null when withheld. */
  caller: string | null
  name: NotedName | null
  /** A name not understood well enough to be used as the name. */
  doubtfulName: string | null
  callback: Callback | null
  /** The caller refused the use of this number, or gave none when asked. */
  refused: { name: boolean; callback: boolean; callerId: boolean }
  /** Numbers besides the callback, and numbers that cannot be dialled, as said. */
  otherNumbers: string[]
  email: string | null
  address: string | null
  availability: string | null
  contactBy: 'text' | 'email' | null
  /** Whole utterances about what the caller wants, in the order they were said. */
  matters: string[]
  /** Entries of `matters` that are only remarks: part of a message, but not enough to make one. */
  asides: string[]
  /** The matter in one line of English, if a model wrote it. */
  gist: string | null
  /** The model's result for the whole call, once it is over. */
  review?: { english: string | null; followUp: string | null }
  urgency: NotedUrgency
  danger: Danger[]
  animal: boolean
  questions: NotedQuestion[]
  /** The caller asked to leave a message, or began to. */
  wantsMessage: boolean
  /** The caller wants no message left. */
  withdrawn: boolean
  /** Words with which the caller may have taken the request back. The message stays and begins with them. */
  takenBack?: string
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
