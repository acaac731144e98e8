import type { LastAsked } from './facts/last-asked.ts'
import type { Notes } from './notes/notes.ts'

/** What a reply asks of the caller; `hold` waits for one who is busy. */
export type Ask =
  | 'need'
  | 'is_caller'
  | 'matter'
  | 'name'
  | 'confirm_name'
  | 'caller_phone'
  | 'phone'
  | 'area_code'
  | 'confirm_phone'
  | 'fix'
  | 'more'

/** Where the talk stands, for the engine without a model. */
export type Talk = {
  turns: number
  keysPressed: number
  silences: number
  asking: Ask
  asked: Partial<Record<Ask, number>>
  /** Digits of a number still being said or keyed. */
  partialNumber: string
  /** A number that was read to the caller and is kept when they say yes. */
  proposedNumber: string | null
  lastAsked: LastAsked
  /** Things said once a call: "I can't book it myself". */
  saidOnce: string[]
  /** Something was told, and not only asked. */
  toldMatter: boolean
  acknowledgements: number
  /** Turns in which a seller did not answer what was asked. */
  unanswering: number
  lastReply: string
  /** The owner's words told last, to be said again when asked for. */
  lastAnswer: string | null
  /** What the facts answered so far, with the words that asked it. */
  told?: { answer: string; words: string }[]
  /** What an interruption kept the caller from hearing. */
  missed: string
  ended: boolean
  /** The name that is known of the caller's number, until they said whether it is theirs. */
  expected?: string
  /** A model brought the call to its end, and not silence, a limit or the caller. */
  saidGoodbye?: boolean
}

/** All that is kept of a call between turns. */
export type State = { v: 2; notes: Notes; talk: Talk; model?: ModelTalk }

/** A piece of the talk as a model is sent it again, to the byte: strings, as a database reorders the keys of JSON. */
export type ModelLine =
  | { who: 'caller' | 'desk'; text: string }
  | { who: 'line'; text: string; calls: { id: string; name: string; args: string }[] }
  | { who: 'tool'; id: string; name: string; result: string }

/** The talk as a model sees it; only `model/` reads it. */
export type ModelTalk = {
  /** Of the provider, one after the other. */
  failures: number
  /** Of the checker, one after the other. */
  checkerFailures?: number
  lines: ModelLine[]
  /** Keys pressed that are no utterance yet. */
  keys: string
  /** What the caller wants, as the model noted it. */
  matter: string
  /** Places in `notes.matters` of what sounds like a matter and the model has not dealt with. */
  open: number[]
  /** What of the model's last note could not be kept, and why. */
  wrong?: string[]
}
