import { DECIDE } from '../understand/thresholds.ts'
import { fitsAspect } from './fits-aspect.ts'
import type { Judging, Part } from './judged-part.ts'
import type { KnownFacts, KnownSentence, KnownService } from './known-facts.ts'
import type { LikelyAsked } from './likely-asked.ts'
import { CLASS, nearness } from './match-terms.ts'
import { refusalOf, undenied } from './not-done.ts'
import { anotherPrice, priceIn, pricesNamed, visitPrice } from './price-answer.ts'
import { type Answer, isOfTheCall, sure } from './question-kinds.ts'
import { isStrong, type Question } from './read-question.ts'
import { sayService } from './say-service.ts'
import { isNamed, isSaid, lacksNamed } from './service-answer.ts'
import { isOfClass } from './thesaurus.ts'

const { meant: FROM } = DECIDE

/**
 * Which of the owner's sentences or listed services is told of one part of a turn; null when none surely answers. What
 * only may answer is not told: of 12 facts told as uncertain in 16 live calls three answered.
 */
export function toldIn(
  answering: Judging,
  question: Question,
  likely: LikelyAsked,
  part: Part,
): Answer | null {
  const { asked, known } = answering
  if (isOfTheCall(question, asked)) return null
  const other = part.goesOn ? anotherPrice(question, answering) : null
  if (other) return other
  const prices = pricesNamed(question, known)
  if (prices) return prices
  const refusal = refusalOf(question.named, known)
  // In another language the words are surer than their meaning put in English.
  const least = answering.language === 'en' ? FROM.refused : 0
  if (refusal && likelihoodOf(likely, refusal) >= least) return sure('fact', refusal)
  const service = ofServices(answering, question, likely, part)
  return service && answersIt(service, question)
    ? service
    : ofFacts(answering, question, likely, part)
}

/**
 * "Yes, we do curtains" does not answer "how much are curtains" or "what time do you close". A service that is listed
 * with its price does.
 */
function answersIt({ answer }: Answer, { has }: Question): boolean {
  return !has('asksWh') || has('followUp') || has('offerAsk') || /\d/.test(answer ?? '')
}

function likelihoodOf({ facts }: LikelyAsked, text: string): number {
  return facts.find((one) => one.text === text)?.likelihood ?? 0
}

/** A listed service is told where the words name it, or what they go on from surely means it. */
function ofServices(
  answering: Judging,
  question: Question,
  likely: LikelyAsked,
  { goesOn, asks }: Part,
): Answer | null {
  const { asked, known, phrases } = answering
  const { named, has } = question
  const { services } = likely
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
  if (refusal) return sure('fact', refusal)
  return isMeant(answering, service, question, likely, goesOn)
    ? sure('service', sayService(phrases, service.name))
    : null
}

/** Its words were said and no other thing's, or the question goes on from one that surely means it. */
function isMeant(
  answering: Judging,
  service: KnownService,
  { named, before, has }: Question,
  likely: LikelyAsked,
  goesOn: boolean,
): boolean {
  if (lacksNamed(service, named, answering.asked.utterance)) return false
  const said = goesOn ? [...answering.asked.terms, ...before] : named
  return isMeantAfter(answering, has('offerAsk'), likely) || isSaid(service, said)
}

/**
 * Behind a question of an earlier turn, or a story, a service may be meant that no word names: "what about three",
 * "… is that something you handle".
 */
function isMeantAfter(
  { wordsBefore }: Judging,
  offers: boolean,
  { services, unknown }: LikelyAsked,
): boolean {
  const likelihood = services[0]?.likelihood ?? 0
  return (wordsBefore !== null || offers) && likelihood >= FROM.sure && unknown < FROM.doubted
}

function ofFacts(
  answering: Judging,
  question: Question,
  likely: LikelyAsked,
  part: Part,
): Answer | null {
  // "So it's free then", right after the price.
  const isNew = (text: string) => text !== answering.toldBefore || part.clear || part.isMarked
  const facts = likely.facts.filter(
    ({ text }) => isNew(text) && fitsAspect(question, answering, text),
  )
  const [first, second] = facts
  if (!first) return null
  const isClose = (second?.likelihood ?? 0) >= first.likelihood * FROM.close
  if (!isClose && isSurely(answering, question, { first, unknown: likely.unknown }, part))
    return tell(answering, question, first.text)
  // "I need a haircut, no nails" asks nothing.
  if (!part.asks) return null
  return wordedIn(answering, question, facts) ?? visitPrice(question, answering, first.text)
}

/** By its meaning, or by every word of the question. */
function isSurely(
  { known }: Judging,
  { named, before }: Question,
  { first, unknown }: { first: LikelyAsked['facts'][number]; unknown: number },
  { goesOn, isAlone }: Part,
): boolean {
  // "How much is it?" is about what was spoken of.
  const said = named.length > 0 || !goesOn ? named : before
  const alsoHave = known.sentences.filter(({ text }) => hasAll(known, said, text))
  if (hasAll(known, said, first.text) && alsoHave.length === 1)
    return first.likelihood >= FROM.sureNamed
  const least = goesOn && isAlone ? FROM.goesOn : FROM.sure
  return first.likelihood >= least && unknown < FROM.doubted
}

/**
 * What answers by its words, however unlikely by its meaning: in English the one sentence that denies what is asked for
 * or has the animal, in another language the one that has all of it.
 */
function wordedIn(
  answering: Judging,
  question: Question,
  facts: LikelyAsked['facts'],
): Answer | null {
  const strong = question.named.filter((term) => isStrong(term) && !term.isGuess)
  const things = strong.filter(({ concept }) => !isOfClass(concept, 'animal'))
  const asked = things.length > 0 ? things : strong
  const isEnglish = answering.language === 'en'
  const isWhole = asked.length > 0 && (things.length === 0 || !isEnglish)
  const has = ({ concepts, denied }: KnownSentence) =>
    (isEnglish && asked.some(({ concept }) => denied.has(concept))) ||
    (isWhole && asked.every(({ concept }) => nearness(concept, concepts) >= CLASS))
  const texts = new Set(answering.known.sentences.filter(has).map(({ text }) => text))
  const from = isEnglish ? FROM.worded : 0
  const [one, ...others] = facts.filter(
    ({ text, likelihood }) => texts.has(text) && likelihood >= from,
  )
  return one && others.length === 0 ? tell(answering, question, one.text) : null
}

/** The sentence has all of these words, so words and meaning agree. */
function hasAll({ sentences }: KnownFacts, words: Question['named'], text: string): boolean {
  const concepts = sentences.find((one) => one.text === text)?.concepts
  return words.length > 0 && words.every(({ concept }) => concepts?.has(concept))
}

function tell({ known }: Judging, question: Question, text: string): Answer {
  const prices = known.sentences.find((one) => one.text === text)?.prices ?? []
  const isPrice = question.has('price') && prices.length > 0
  return isPrice ? sure('price', priceIn(question, prices) ?? text) : sure('fact', text)
}
