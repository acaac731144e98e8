import type { QuestionKind } from './question-kinds.ts'

/**
 * The last question, so that "and on Saturday?" and "how much would that be?" can be answered. `day` is in days since
 * 1970-01-01; `noun` holds the concepts last mentioned, separated by spaces; `told` is the last answer;
 * `words` are those of the last question, in English, for what goes on from it.
 */
export type LastAsked = {
  topic: QuestionKind | null
  day: number | null
  noun: string | null
  told?: string | null
  words?: string | null
}
