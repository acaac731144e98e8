import { DECIDE } from '../understand/decide.ts'
import type { KnownFacts, KnownPrice } from './known-facts.ts'
import { best, isEnough } from './retrieve.ts'
import { isOfClass, type Term } from './thesaurus.ts'

export type PriceAnswer = { text: string; sure: boolean }

/**
 * The price of what is named, else of what was last spoken of, else of the visit. What is named and has no price in the
 * facts gets the fee for a visit, unsure: it only comes near.
 */
export function answerPrice(
  { sentences }: KnownFacts,
  named: readonly Term[],
  before: readonly Term[],
): PriceAnswer | null {
  const prices = sentences.flatMap((sentence) => sentence.prices)
  const ofNamed = priceOf(prices, named)
  if (ofNamed) return { text: ofNamed.text, sure: true }
  const visit = prices.find(({ isVisit }) => isVisit)
  const asksVisit = named.some(({ concept }) => isOfClass(concept, 'visit'))
  if (named.length > 0) return visit ? { text: visit.text, sure: asksVisit } : null
  const ofBefore = priceOf(prices, before)
  if (ofBefore) return { text: ofBefore.text, sure: true }
  const all = visit ?? (before.length === 0 ? mostPrices(sentences) : null)
  return all ? { text: all.text, sure: before.length === 0 } : null
}

/** What tells one price from the others says more: of a kids' cut, "kids". */
function priceOf(prices: readonly KnownPrice[], asked: readonly Term[]): KnownPrice | null {
  const rated = asked.map((term) => {
    const sharing = prices.filter(({ concepts }) => concepts.has(term.concept)).length
    return { ...term, weight: term.weight / Math.max(1, sharing) }
  })
  const found = best(prices, rated)
  return found && isEnough(found, DECIDE.facts.coverage) ? found.one : null
}

/** "What are your prices?": the sentence that tells most of them. */
function mostPrices(sentences: KnownFacts['sentences']): { text: string } | null {
  const priced = sentences.filter(({ prices }) => prices.length > 0)
  return priced.reduce<(typeof priced)[number] | null>(
    (most, one) => (most && most.prices.length >= one.prices.length ? most : one),
    null,
  )
}
