import { DECIDE } from '../understand/thresholds.ts'
import { fitsAspect } from './fits-aspect.ts'
import type { Judging, Part } from './judged-part.ts'
import type { LikelyAsked } from './likely-asked.ts'
import { refusalOf, undenied } from './not-done.ts'
import { anotherPrice, priceIn } from './price-answer.ts'
import { type Answer, isOfTheCall, sure } from './question-kinds.ts'
import type { Question } from './read-question.ts'
import { isNamed, isSaid, servicesOf } from './service-answer.ts'

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
  if (refusal && likelihoodOf(likely, refusal) >= FROM.refused)
    return { told: sure('fact', refusal), near: [] }
  return ofServices(answering, question, likely, part) ?? ofFacts(answering, question, likely, part)
}

const NOTHING: Told = { told: null, near: [] }

function likelihoodOf({ facts }: LikelyAsked, text: string): number {
  return facts.find((one) => one.text === text)?.likelihood ?? 0
}

/** A listed service is told where the words name it, or else all of them may answer. */
function ofServices(
  answering: Judging,
  { named, before }: Question,
  { services }: LikelyAsked,
  { goesOn }: Part,
): Told | null {
  const { asked, known, phrases } = answering
  const [likeliest] = services
  const all = services.reduce((sum, { likelihood }) => sum + likelihood, 0)
  const service = known.services.find(({ name }) => name === likeliest?.text)
  if (!service || all < (isNamed(service, named) ? FROM.serviceNamed : FROM.service)) return null
  const refusal = refusalOf(undenied(asked.terms, asked.cues), known)
  if (refusal) return { told: sure('fact', refusal), near: [] }
  const said = goesOn ? [...asked.terms, ...before] : named
  if (isSaid(service, said))
    return { told: sure('service', phrases.serviceYes(service.name)), near: [] }
  const list = servicesOf(answering)
  return { told: null, near: list ? [{ ...list, sure: false }] : [] }
}

function ofFacts(answering: Judging, question: Question, likely: LikelyAsked, part: Part): Told {
  // "So it's free then", right after the price.
  const isNew = (text: string) => text !== answering.toldBefore || part.clear || part.isMarked
  const facts = likely.facts.filter(
    ({ text }) => isNew(text) && fitsAspect(question, answering, text),
  )
  const [first, second] = facts
  const isNamed = first !== undefined && namesAll(answering, question, first.text)
  // "Is that for the whole thing" has little meaning of its own.
  const isLittle = isNamed || part.goesOn
  const least = isLittle ? FROM.near : Math.max(FROM.near, likely.unknown * FROM.overUnknown)
  if (!first || first.likelihood < least) return NOTHING
  const isNext = (share: number) =>
    (second?.likelihood ?? 0) >= Math.max(first.likelihood * share, FROM.second)
  const from = part.goesOn && part.isAlone ? FROM.goesOn : FROM.sure
  const isLikely = first.likelihood >= from && likely.unknown < FROM.doubted
  const isSure = (isNamed || isLikely) && !isNext(FROM.close)
  const told = facts
    .slice(0, isNext(FROM.secondShare) ? 2 : 1)
    .map(({ text }) => tell(answering, question, text))
  const [likeliest = null] = told
  if (isSure) return { told: likeliest, near: [] }
  return { told: null, near: told.map((one) => ({ ...one, sure: false })) }
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
