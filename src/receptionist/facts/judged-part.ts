import type { Answering } from './read-question.ts'
import type { Clause } from './split-into-questions.ts'

/** `mayMean: false`: nothing but a name, a number and talk about the call was said. */
export type Judging = Answering & { toldBefore: string | null; isOpen: boolean; mayMean?: boolean }

/** A part of the turn; `asks`: its words ask, and it is not only all that was said. */
export type Part = Clause & { asks: boolean; isAlone: boolean; goesOn: boolean }
