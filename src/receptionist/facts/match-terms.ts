import { classesOf, isOfClass, type Term } from './thesaurus.ts'

/** How much of a question's term weights the concepts hold, from 0 to 1. */
export function matchTerms(asked: readonly Term[], said: ReadonlySet<string>): number {
  const weights = new Map(asked.map(({ concept, weight }) => [concept, weight]))
  let [all, shared] = [0, 0]
  for (const [concept, weight] of weights) {
    all += weight
    shared += weight * nearness(concept, said)
  }
  return all === 0 ? 0 : shared / Math.min(all, LONG_ASKED)
}

/** A question with more weight than this also explains why. */
const LONG_ASKED = 2.5

/** 1 if the same; less for its class ("birds" for parrots), a member, or a neighbour ("cats" for hamsters). */
export function nearness(concept: string, said: ReadonlySet<string>): number {
  if (said.has(concept)) return 1
  const classes = classesOf(concept)
  if (classes.some((one) => said.has(one))) return CLASS
  for (const one of said) {
    if (isOfClass(one, concept)) return MEMBER
    if (classes.some((name) => isOfClass(one, name))) return NEIGHBOUR
  }
  return 0
}

export const CLASS = 0.9
export const MEMBER = 0.7
const NEIGHBOUR = 0.55
