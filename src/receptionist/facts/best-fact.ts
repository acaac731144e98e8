import { DECIDE } from '../understand/thresholds.ts'
import type { KnownFacts, KnownSentence, KnownService } from './known-facts.ts'
import { type Match, matchTerms, NO_MATCH } from './match-terms.ts'
import type { Term } from './thesaurus.ts'

export type Found<T> = { one: T; match: Match }

/** The owner's sentence that covers most of the question; the earlier one in a tie. */
export function bestSentence(
  { sentences }: KnownFacts,
  asked: readonly Term[],
  fits: (sentence: KnownSentence) => boolean = () => true,
): Found<KnownSentence> | null {
  return best(sentences.filter(fits), asked)
}

export function bestService(
  { services }: KnownFacts,
  asked: readonly Term[],
): Found<KnownService> | null {
  return best(services, asked)
}

/** Whether it covers enough of the question to be given as the answer. */
export function isEnough({ match }: Pick<Found<unknown>, 'match'>, coverage: number): boolean {
  return match.coverage >= coverage && match.shared >= DECIDE.facts.shared
}

export function best<T extends { concepts: ReadonlySet<string> }>(
  all: readonly T[],
  asked: readonly Term[],
): Found<T> | null {
  let found: Found<T> | null = null
  for (const one of all) {
    const match = matchTerms(asked, one.concepts)
    if (match.shared > (found?.match ?? NO_MATCH).shared) found = { one, match }
  }
  return found
}
