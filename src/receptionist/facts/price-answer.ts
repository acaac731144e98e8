import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { DECIDE } from '../understand/thresholds.ts'
import type { Range } from '../understand/utterance.ts'
import { best, bestSentence, isEnough } from './best-fact.ts'
import { FOR_WHOM, type KnownFacts, type KnownPrice } from './known-facts.ts'
import { matchTerms } from './match-terms.ts'
import type { Answer } from './question-kinds.ts'
import { type Answering, open, type Question, sure } from './read-question.ts'
import { isOfClass, type Term } from './thesaurus.ts'
import type { Asked } from './utterance-asked.ts'

type PriceAnswer = { text: string; sure: boolean }

/** A price, or the owner's terms if the facts give them. */
export function price(question: Question, { known }: Answering): Answer | null {
  const { has, named, before, topic } = question
  if (!has('price') && topic !== 'price') return null
  if (question.asksHowLong) return null
  if (topic === 'price' && !has('price') && named.length === 0) return null
  // "Do I have to pay for parking?" may be answered by the fact about parking.
  const said = named.filter(({ concept }) => concept !== 'free')
  const isTold = said.some(({ weight, concept }) => weight >= WEAK || FOR_WHOM.has(concept))
  // "And a small one" is about what was mentioned before.
  const terms = isTold || topic !== 'price' ? said : [...said, ...before]
  const found = answerPrice(known, terms, before)
  if (found?.sure) return { kind: 'price', answer: found.text, sure: true }
  const other = terms.length > 0 ? bestSentence(known, terms) : null
  if (other && isEnough(other, DECIDE.facts.coverageStrict) && tellsTerms(other.one.concepts)) {
    return sure('fact', other.one.text)
  }
  return found ? { kind: 'price', answer: found.text, sure: false } : open('price')
}

/** "So it's free then", after a price was given: it names nothing new and has no question word. */
export function isRemark(
  { range, named, before, isMarked }: Question,
  { asked, last }: Answering,
): boolean {
  const price = asked.cues.all('price').find(({ from, to }) => from >= range.from && to <= range.to)
  if (!price || last.topic !== 'price' || isMarked) return false
  // "Gratis, qué bueno" asks nothing after the price.
  if (asked.cues.has('asksWh', { from: range.from, to: price.to })) return false
  if (asksOfSum(range, asked)) return false
  return named.every(
    ({ concept, weight }) =>
      concept === 'free' ||
      concept.startsWith('=') ||
      weight < WEAK ||
      before.some((one) => one.concept === concept),
  )
}

/** "Is that seventy five plus the visit fee" opens as a question and names a sum. */
function asksOfSum(range: Range, { utterance, cues, language }: Asked): boolean {
  const opener = cues.at('asks', range.from)
  if (!opener || opener.to - opener.from < 2) return false
  return digitRuns(utterance, language).some(
    (run) => run.digits.length > 1 && run.range.from >= opener.to && run.range.to <= range.to,
  )
}

/** Sentences on these subjects say what is to be paid, even without a sum. */
function tellsTerms(concepts: ReadonlySet<string>): boolean {
  return [...concepts].some((one) => TERMS.has(one) || isOfClass(one, 'payment'))
}

const TERMS: ReadonlySet<string> = new Set([
  'insurance',
  'warranty',
  'discount',
  'cancel',
  'parking',
  'deposit',
  'free',
])

/**
 * The price of what is named, or else of what was last mentioned, or else of a visit. If what is named has no price in
 * the facts, returns the fee for a visit with `sure: false`.
 */
function answerPrice(
  { sentences }: KnownFacts,
  named: readonly Term[],
  before: readonly Term[],
): PriceAnswer | null {
  const prices = sentences.flatMap((sentence) => sentence.prices)
  const told = priceOf(prices, named.length > 0 ? named : before)
  if (told) return told
  const isBare = named.length === 0 && before.length === 0
  const asksVisit = isBare || named.some(({ concept }) => isOfClass(concept, 'visit'))
  const visit = prices.find(({ isVisit, isFeeToCome }) => (asksVisit ? isVisit : isFeeToCome))
  const near = visit ?? (isBare ? mostPrices(sentences) : null)
  return near ? { text: near.text, sure: asksVisit } : null
}

/** The price that was asked for, from a sentence with several. */
export function priceIn(
  { has, named, before }: Question,
  { sentences }: KnownFacts,
  text: string,
): string | null {
  const prices = sentences.find((one) => one.text === text)?.prices ?? []
  if (!has('price') || prices.length < 2) return null
  return priceOf(prices, named.length > 0 ? named : before)?.text ?? null
}

/** A term that sets one price apart weighs more: "kids" in "a kids' cut". If no term does, all prices are given. */
function priceOf(prices: readonly KnownPrice[], asked: readonly Term[]): PriceAnswer | null {
  const rated = asked.map((term) => {
    const sharing = prices.filter(({ concepts }) => concepts.has(term.concept)).length
    return { ...term, weight: countedWhole(term).weight / Math.max(1, sharing) }
  })
  // A sum comes before "we work on flat fees".
  const found = best(
    [...prices].sort((a, b) => Number(b.isSum) - Number(a.isSum)),
    rated,
  )
  if (!found) return null
  const match = matchTerms(asked.map(countedWhole), found.one.concepts)
  if (!isEnough({ match }, DECIDE.facts.coverage)) return null
  const alike = prices.filter(
    ({ whole, concepts }) =>
      whole === found.one.whole && matchTerms(rated, concepts).shared === found.match.shared,
  )
  // A price for women and one for men do not answer a question about a kids' cut.
  const sure = !asked.some(({ concept }) => isForOthers(concept, alike))
  return { text: alike.length > 1 ? found.one.whole : found.one.text, sure }
}

function isForOthers(whom: string, prices: readonly KnownPrice[]): boolean {
  return (
    FOR_WHOM.has(whom) &&
    prices.every(
      ({ concepts }) => !concepts.has(whom) && [...concepts].some((one) => FOR_WHOM.has(one)),
    )
  )
}

/** Gives full weight to what is priced and to who it is for. */
function countedWhole(term: Term): Term {
  const isTelling = FOR_WHOM.has(term.concept) || term.concept === 'weekend'
  const isWeak = term.weight < WEAK && !isTelling
  return isWeak ? term : { ...term, weight: 1 }
}

/** A term below this weight says almost nothing about what is paid for. */
const WEAK = 0.4

/** "What are your prices?": the sentence with the most prices. */
function mostPrices(sentences: KnownFacts['sentences']): { text: string } | null {
  const priced = sentences.filter(({ prices }) => prices.length > 0)
  return priced.reduce<(typeof priced)[number] | null>(
    (most, one) => (most && most.prices.length >= one.prices.length ? most : one),
    null,
  )
}
