import type { Range } from '../understand/utterance.ts'
import type { Answer } from './question-kinds.ts'

/**
 * One question and what the facts answer. `sure: false` with an answer are the usual hours of a holiday, or what was
 * told a moment ago and is all that is known: the question stays open for the owner.
 */
export type AskedOfFacts = Answer & {
  range: Range
  words: string
  /** One of several things named in one question. */
  isItem?: true
  /** Judged by the meaning of the whole utterance. */
  isMeant?: true
}
