import { termsIn } from '../facts/english-terms.ts'
import { knownFacts } from '../facts/known-facts.ts'
import { knownTerms } from '../facts/known-terms.ts'
import { likelyAsked } from '../facts/likely-asked.ts'
import { isOfClass } from '../facts/thesaurus.ts'
import { hasLexicon } from '../languages/word-for-word.ts'
import { DECIDE } from '../understand/thresholds.ts'
import type { Understanding } from '../understand/understand.ts'
import { wholeOf } from '../understand/words-left-over.ts'
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
    ({ text, concepts }) => sendsAway(text) && named.some(({ concept }) => concepts.has(concept)),
  )
  return fit === undefined || isTold(turn, fit.text) ? null : fit.text
}

/** A word of lower weight names nothing. */
const NAMES = 0.8
/** Facts are in English. */
export function sendsAway(text: string): boolean {
  return (
    /\b911\b|\bemergency (?:room|department)\b|\burgent care\b/i.test(text) || /\bERs?\b/.test(text)
  )
}

/** "For a burst pipe shut the main valve first": the owner's first step, if it is what "what do I do" may ask for. */
export function ownersFirstStep({ facts }: Turn, heard: Understanding): string | null {
  if (!hasLexicon(heard.language)) return null
  const { utterance, language } = heard
  const likely = likelyAsked(utterance, language, wholeOf(utterance), facts)
  const [likeliest] = likely.facts
  if (!likeliest || !STEP.test(likeliest.text) || /\d/.test(likeliest.text)) return null
  // No service and no opening hours say what to do.
  const others = likely.services.reduce((sum, one) => sum + one.likelihood, likely.hours)
  const share = likeliest.likelihood / (1 - others)
  return share >= DECIDE.meant.firstStep ? likeliest.text : null
}

const STEP = /\b(?:first|right away|immediately|until (?:we|help))\b/i
