import { classesOf, isOfClass, type Term } from './thesaurus.ts'

/** How well words match a question: `shared` is a sum of term weights, `coverage` the share of the question, 0..1. */
export type Match = { shared: number; coverage: number }

export const NO_MATCH: Match = { shared: 0, coverage: 0 }

/** Ignores terms of `asked` with weight 0. */
export function matchTerms(asked: readonly Term[], said: ReadonlySet<string>): Match {
  const [seen, total] = [new Set<string>(), { all: 0, shared: 0 }]
  for (const { concept, weight } of asked) {
    if (weight === 0 || seen.has(concept)) continue
    seen.add(concept)
    total.all += weight
    total.shared += weight * nearness(concept, said)
  }
  if (total.all === 0) return NO_MATCH
  return { shared: total.shared, coverage: total.shared / Math.min(total.all, LONG_ASKED) }
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
