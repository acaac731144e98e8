import { DECIDE } from '../understand/thresholds.ts'
import { fitsAspect } from './fits-aspect.ts'
import type { Judging, Part } from './judged-part.ts'
import type { KnownSentence } from './known-facts.ts'
import type { LikelyAsked } from './likely-asked.ts'
import { CLASS, nearness } from './match-terms.ts'
import { refusalOf, undenied } from './not-done.ts'
import { anotherPrice, priceIn, visitPrice } from './price-answer.ts'
import { type Answer, isOfTheCall, sure } from './question-kinds.ts'
import { isStrong, type Question } from './read-question.ts'
import { isNamed, isSaid, nearestServices } from './service-answer.ts'
import { isOfClass } from './thesaurus.ts'

const { meant: FROM } = DECIDE

/** `told`: what surely answers; `near`: else what may, for the caller to decide, the likeliest first. */
export type Told = { told: Answer | null; near: readonly Answer[] }

/** Which of the owner's sentences or listed services is told of one part of a turn. */
export function toldIn(
  answering: Judging,
  question: Question,
  likely: LikelyAsked,
  part: Part,
): Told {
  const { asked, known } = answering
  if (isOfTheCall(question, asked)) return NOTHING
  const other = part.goesOn ? anotherPrice(question, answering) : null
  if (other) return { told: other, near: [] }
  const refusal = refusalOf(question.named, known)
  // In another language the words are surer than their meaning put in English.
  const least = answering.language === 'en' ? FROM.refused : 0
  if (refusal && likelihoodOf(likely, refusal) >= least)
    return { told: sure('fact', refusal), near: [] }
  return ofServices(answering, question, likely, part) ?? ofFacts(answering, question, likely, part)
}

const NOTHING: Told = { told: null, near: [] }

function likelihoodOf({ facts }: LikelyAsked, text: string): number {
  return facts.find((one) => one.text === text)?.likelihood ?? 0
}

/** A listed service is told where the words name it, or else the likeliest of them may answer. */
function ofServices(
  answering: Judging,
  { named, before, has }: Question,
  { services }: LikelyAsked,
  { goesOn, asks }: Part,
): Told | null {
  const { asked, known, phrases } = answering
  const [likeliest] = services
  const isPriced = has('price')
  const all = services.reduce((sum, { likelihood }) => sum + likelihood, 0)
  const service = known.services.find(({ name }) => name === likeliest?.text)
  const isEnglish = answering.language === 'en'
  // Put in English, a statement may seem to ask.
  if (!isEnglish && !asks) return null
  const ofNamed = isEnglish || isPriced ? FROM.serviceNamed : 0
  if (!service || all < (isNamed(service, named) ? ofNamed : FROM.service)) return null
  const refusal = refusalOf(undenied(asked.terms, asked.cues), known)
  if (refusal) return { told: sure('fact', refusal), near: [] }
  const said = goesOn ? [...asked.terms, ...before] : named
  if (isSaid(service, said))
    return { told: sure('service', phrases.serviceYes(service.name)), near: [] }
  return { told: null, near: [nearestServices(services, phrases)] }
}

function ofFacts(answering: Judging, question: Question, likely: LikelyAsked, part: Part): Told {
  // "So it's free then", right after the price.
  const isNew = (text: string) => text !== answering.toldBefore || part.clear || part.isMarked
  const facts = likely.facts.filter(
    ({ text }) => isNew(text) && fitsAspect(question, answering, text),
  )
  const [first] = facts
  if (!first) return NOTHING
  const isNamed = namesAll(answering, question, first.text)
  // "Is that for the whole thing" has little meaning of its own.
  const isLittle = isNamed || part.goesOn
  const least = isLittle ? FROM.nearLittle : Math.max(FROM.near, likely.unknown * FROM.overUnknown)
  if (first.likelihood >= least)
    return ofLikely(answering, question, { facts, isNamed }, likely, part)
  const worded = wordedIn(answering, question, facts)
  return {
    told: null,
    near: worded.length > 0 ? worded : visitPrice(question, answering, first.text),
  }
}

/** `isNamed`: the first has every word of the question. */
type Found = { facts: LikelyAsked['facts']; isNamed: boolean }

function ofLikely(
  answering: Judging,
  question: Question,
  { facts, isNamed }: Found,
  { unknown }: LikelyAsked,
  part: Part,
): Told {
  const [first, second] = facts.map(({ likelihood }) => likelihood)
  const isNext = (share: number) => (second ?? 0) >= Math.max((first ?? 0) * share, FROM.second)
  const from = part.goesOn && part.isAlone ? FROM.goesOn : FROM.sure
  const isLikely = (first ?? 0) >= from && unknown < FROM.doubted
  const [likeliest, ...next] = facts
    .slice(0, isNext(FROM.secondShare) ? 2 : 1)
    .map(({ text }) => tell(answering, question, text))
  const isSure = (isNamed || isLikely) && !isNext(FROM.close)
  if (isSure) return { told: likeliest ?? null, near: [] }
  const worded = wordedIn(answering, question, facts)
  return { told: null, near: unsure(likeliest ? [likeliest] : [], worded, next) }
}

/** Each once, and no more than a caller can take in. */
function unsure(...answers: (readonly Answer[])[]): Answer[] {
  const texts = new Map(answers.flat().map((one) => [one.answer, { ...one, sure: false }]))
  return [...texts.values()].slice(0, MOST_NEAR)
}

const MOST_NEAR = 2

/**
 * What may answer by its words alone, however unlikely by its meaning: in English the one sentence that denies what is
 * asked for, in another language the one that has all of it.
 */
function wordedIn(
  answering: Judging,
  question: Question,
  facts: LikelyAsked['facts'],
): readonly Answer[] {
  const strong = question.named.filter((term) => isStrong(term) && !term.isGuess)
  const things = strong.filter(({ concept }) => !isOfClass(concept, 'animal'))
  const asked = things.length > 0 ? things : strong
  const has = ({ concepts, denied }: KnownSentence) =>
    answering.language === 'en'
      ? asked.some(({ concept }) => denied.has(concept))
      : asked.length > 0 && asked.every(({ concept }) => nearness(concept, concepts) >= CLASS)
  const texts = new Set(answering.known.sentences.filter(has).map(({ text }) => text))
  const from = answering.language === 'en' ? FROM.worded : 0
  const [one, ...others] = facts.filter(
    ({ text, likelihood }) => texts.has(text) && likelihood >= from,
  )
  return one && others.length === 0 ? unsure([tell(answering, question, one.text)]) : []
}

/** The sentence has every word of the question, so words and meaning agree. */
function namesAll({ known }: Judging, { named }: Question, text: string): boolean {
  const concepts = known.sentences.find((one) => one.text === text)?.concepts
  return named.length > 0 && named.every(({ concept }) => concepts?.has(concept))
}

function tell({ known }: Judging, question: Question, text: string): Answer {
  const prices = known.sentences.find((one) => one.text === text)?.prices ?? []
  const isPrice = question.has('price') && prices.length > 0
  return isPrice ? sure('price', priceIn(question, prices) ?? text) : sure('fact', text)
}
