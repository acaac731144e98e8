import type { KnownFacts } from './known-facts.ts'
import type { Term } from './thesaurus.ts'

/** Keeps a guessed term only if the facts have the word, and lowers the weight of a word that the facts do not have. */
export function knownTerms(terms: readonly Term[], { vocabulary }: KnownFacts): Term[] {
  return terms
    .filter(({ concept, isGuess }) => !mustBeKnown(concept, isGuess) || vocabulary.has(concept))
    .map((term) => {
      const isForeign = term.concept.startsWith('=') && !vocabulary.has(term.concept)
      return isForeign ? { ...term, weight: Math.min(term.weight, UNKNOWN_WORD) } : term
    })
}

function mustBeKnown(concept: string, isGuess?: true): boolean {
  return isGuess === true || concept.startsWith('+')
}

export const UNKNOWN_WORD = 0.5
