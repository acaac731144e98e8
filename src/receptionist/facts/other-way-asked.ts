import type { Utterance } from '../understand/utterance.ts'
import type { AskedOfFacts } from './asked-of-facts.ts'

/** "Do I need an appointment or can we just come by" is one question: who hears that walk-ins are fine has both. */
export function isNoOtherWay({ words }: Utterance) {
  return (one: AskedOfFacts, at: number, all: readonly AskedOfFacts[]): boolean => {
    if (one.answer !== null) return true
    const joins = (first: AskedOfFacts | undefined, second: AskedOfFacts | undefined) =>
      first !== undefined &&
      second !== undefined &&
      second.range.from - first.range.to <= 1 &&
      words.slice(first.range.to - 1, second.range.from + 1).some(({ folded }) => OR.has(folded))
    const isTold = (other: AskedOfFacts | undefined) => other?.sure && other.answer !== null
    const [before, behind] = [all[at - 1], all[at + 1]]
    return !(isTold(before) && joins(before, one)) && !(isTold(behind) && joins(one, behind))
  }
}

const OR = new Set(['or', 'o', 'u', 'ou', 'oder', 'veya', 'или'])
