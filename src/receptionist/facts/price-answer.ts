import { answerOf, type KnownFacts, type KnownPrice } from './known-facts.ts'
import { matchTerms } from './match-terms.ts'
import { type Answer, sure } from './question-kinds.ts'
import type { Answering, Question } from './read-question.ts'
import { isOfClass } from './thesaurus.ts'

/** The price that was asked for, from a sentence with several; null when none fits better than the others. */
export function priceIn(
  { named, before }: Pick<Question, 'named' | 'before'>,
  prices: readonly KnownPrice[],
): string | null {
  const asked = named.length > 0 ? named : before
  const fits = prices.map(({ text, concepts }) => ({ text, fit: matchTerms(asked, concepts) }))
  const most = Math.max(...fits.map(({ fit }) => fit))
  const [best, other] = fits.filter(({ fit }) => fit === most)
  return best && most > 0 && !other ? best.text : null
}

/** "And for men?" goes on from a sentence with several prices. */
export function anotherPrice(
  { named, before }: Question,
  { known, last }: Answering,
): Answer | null {
  const told = answerOf(known, last.told ?? null)
  const whole = known.sentences.find(
    ({ text }) => told && text === ('whole' in told ? told.whole : told.text),
  )
  const price = whole && named.length > 0 ? priceIn({ named, before }, whole.prices) : null
  return price ? sure('price', price) : null
}

/** The fee for a visit, for a job without a price, where that is the likeliest fact: the caller may pay it first. */
export function visitPrice(
  { has }: Question,
  { known }: Answering,
  likeliest: string,
): Answer | null {
  const prices = known.sentences.find(({ text }) => text === likeliest)?.prices ?? []
  const isFee = ({ concepts }: KnownPrice) =>
    [...concepts].some((one) => isOfClass(one, 'servicecall'))
  const fee = has('price') ? prices.find(isFee) : undefined
  return fee ? sure('price', fee.text) : null
}

/**
 * "How much is the exam and a rabies shot": the prices of all things named. A single one is told where the question
 * names two words of what it is for ("how much to sharpen a chain off a chainsaw").
 */
export function pricesNamed({ has, named }: Question, { sentences }: KnownFacts): Answer | null {
  if (!has('price')) return null
  const asked = new Set(named.map(({ concept }) => concept))
  const priced = sentences
    .flatMap(({ prices }) => prices)
    .filter(({ things }) => things.size > 0 && things.isSubsetOf(asked))
  // "A men's cut" asks for no other cut.
  const isPartOfOther = (one: ReadonlySet<string>) =>
    priced.some(({ things }) => things.size > one.size && one.isSubsetOf(things))
  const told = priced.filter(({ things }) => !isPartOfOther(things))
  const isEnough = told.length > 1 || (told[0]?.things.size ?? 0) > 1
  return isEnough && told.length <= MAX_PRICES
    ? sure('price', told.map(({ text }) => text).join(' '))
    : null
}

const MAX_PRICES = 3
