import type { Range } from '../understand/utterance.ts'
import type { Answer } from './question-kinds.ts'

/**
 * One thing asked, and what the facts say to it. With `sure: false` an answer only comes near (the fee for a visit,
 * where the price of a job was asked), so the question stays open for the owner.
 */
export type AskedOfFacts = Answer & {
  range: Range
  words: string
  /** One of several that a question names. */
  isItem?: true
  /** Judged by what the whole utterance means. */
  isMeant?: true
}
