import type { Answering } from './read-question.ts'
import type { Clause } from './split-into-questions.ts'

/** `mayMean: false`: the caller only gave a name or a number, or talked about the call. */
export type Judging = Answering & { toldBefore: string | null; isOpen: boolean; mayMean?: boolean }

/**
 * A part of the turn. `asks`: its words form a question, so it is not just everything that was said. `toldInTurn`: what
 * answers the parts before it.
 */
export type Part = Clause & {
  asks: boolean
  isAlone: boolean
  goesOn: boolean
  toldInTurn: readonly string[]
}
