import type { AskedOfFacts } from './facts/asked-of-facts.ts'
import type { LastAsked } from './facts/last-asked.ts'
import type { Notes } from './notes/notes.ts'

/** What a reply asks of the caller; `hold` waits for a busy caller. */
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
  /** Whether a caller who only asked something wants to be called about it. */
  | 'offer'
  | 'drop'
  | 'more'

/** The state of the conversation, for the engine without a model. */
export type Talk = {
  turns: number
  keysPressed: number
  silences: number
  asking: Ask
  asked: Partial<Record<Ask, number>>
  /** Digits of a number still being said or keyed. */
  partialNumber: string
  /** A number read to the caller, kept if they say yes. */
  proposedNumber: string | null
  lastAsked: LastAsked
  /** What is said only once per call: "I can't book it myself". */
  saidOnce: string[]
  /** The caller said something about a matter, not only questions. */
  toldMatter: boolean
  /** What the caller said last was a question or a remark beside what they told before. */
  besideRequest?: boolean
  acknowledgements: number
  /** Turns in which a seller did not answer our question. */
  unanswering: number
  lastReply: string
  /** The last answer from the owner's words, repeated on request. */
  lastAnswer: string | null
  /** The facts given so far, with the words that asked for them. */
  told?: { answer: string; words: string }[]
  /** Questions with answers that a danger put off. */
  putOff?: AskedOfFacts[]
  /** What the caller missed because they interrupted. */
  missed: string
  ended: boolean
  /** The name known for the caller's number, until they say whether it is theirs. */
  expected?: string
  /** A model ended the call, rather than silence, a limit or the caller. */
  saidGoodbye?: boolean
}

/** Everything kept of a call between turns. */
export type State = { v: 2; notes: Notes; talk: Talk; model?: ModelTalk }

/** One line of the talk, sent to the model again byte for byte. Kept as strings, as the database reorders JSON keys. */
export type ModelLine =
  | { who: 'caller' | 'desk'; text: string }
  | { who: 'line'; text: string; calls: { id: string; name: string; args: string }[] }
  | { who: 'tool'; id: string; name: string; result: string }

/** The talk as a model sees it; only `model/` reads it. */
export type ModelTalk = {
  /** Consecutive failures of the provider. */
  failures: number
  /** Consecutive failures of the checker. */
  checkerFailures?: number
  lines: ModelLine[]
  /** Keys pressed that do not form an utterance yet. */
  keys: string
  /** What the caller wants, as the model noted it. */
  matter: string
  /** Indexes into `notes.matters` of likely matters that the model has not handled yet. */
  open: number[]
  /** What could not be kept of the model's last note, and why. */
  wrong?: string[]
}
