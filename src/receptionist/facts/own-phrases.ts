import type { Range, Word } from '../understand/utterance.ts'
import { stemOf, type Term } from './thesaurus.ts'

/**
 * Two adjacent words that mean little alone, as one concept: "day pass", "small dog". Made from the owner's words and
 * the caller's, so they match when both say them.
 */
export function ownPhrases(words: readonly Word[], terms: readonly Term[]): Term[] {
  const weights = new Map(terms.map(({ from, weight }) => [from, weight]))
  const isWeak = (at: number) => (weights.get(at) ?? 0) < WEAK
  const phrases: Term[] = []
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [one, next] = [words[at], words[at + 1]]
    const isPair = one && next && one.stop === '' && isContent(one) && isContent(next)
    if (!isPair || (!isWeak(at) && !isWeak(at + 1))) continue
    const range: Range = { from: at, to: at + 2 }
    phrases.push({ concept: `+${stemOf(one.folded)}_${stemOf(next.folded)}`, weight: 1, ...range })
  }
  return phrases
}

const WEAK = 0.4

function isContent({ folded }: Word): boolean {
  return folded.length > 2 && !/\d/.test(folded) && !FUNCTION_WORDS.has(folded)
}

const FUNCTION_WORDS = new Set(
  `the and but for nor you your yours yall our ours his her hers its their them they she him this
  that these those are was were been being has have had does did done doing dont can could cant will
  would wont shall should may might must not with without from into onto off out over under about
  around between before after until till through what whats when where which who whom whose why how
  than then there here just also too very any some all each every both more most only get gets got
  getting going gonna want wants wanted need needs needed like know let make take come coming say
  tell ask anybody somebody anyone someone everyone guys folks yes yeah okay please thanks because
  while`.split(/\s+/),
)
