import { termsIn } from '../facts/english-terms.ts'
import { knownFacts } from '../facts/known-facts.ts'
import { knownTerms } from '../facts/known-terms.ts'
import { isOfClass } from '../facts/thesaurus.ts'
import type { Understanding } from '../understand/understand.ts'
import { isTold } from './told-before.ts'
import type { Turn } from './turn.ts'

/**
 * The owner's sentence on what the caller describes, if it says to call 911 or go to the emergency room first. Returns
 * null when there is none, or when it was already given.
 */
export function ownersSafety(
  turn: Turn,
  { utterance, language, urgency }: Understanding,
): string | null {
  if (urgency.denied || turn.notes.urgency.denied) return null
  const known = knownFacts(turn.facts)
  const named = knownTerms(termsIn(utterance, language), known).filter(
    ({ concept, weight }) => weight >= NAMES && !isOfClass(concept, 'emergency'),
  )
  const fit = known.sentences.find(
    ({ text, concepts }) => FIRST.test(text) && named.some(({ concept }) => concepts.has(concept)),
  )
  return fit === undefined || isTold(turn, fit.text) ? null : fit.text
}

/** A word of lower weight names nothing. */
const NAMES = 0.8
/** Facts are in English. */
const FIRST = /\b911\b|\bemergency room\b/i
