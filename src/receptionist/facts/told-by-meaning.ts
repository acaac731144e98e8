import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { DECIDE } from '../understand/thresholds.ts'
import { answerByWords } from './answer-clause.ts'
import { answerHours } from './hours-answer.ts'
import { whenSpokenOf } from './hours-question.ts'
import type { Judging, Part } from './judged-part.ts'
import { answerOf } from './known-facts.ts'
import type { LikelyAsked } from './likely-asked.ts'
import { CLASS, nearness } from './match-terms.ts'
import { price, priceIn } from './price-answer.ts'
import { type Answer, isOfTheCall } from './question-kinds.ts'
import { type Answering, isStrong, open, type Question, sure } from './read-question.ts'
import { isSaid, servicesOf } from './service-answer.ts'
import { fitsAspect } from './tells-asked.ts'

const { meant: FROM } = DECIDE

/** A price for what was mentioned before ("and for men?"), or what the owner refuses, whatever its likelihood. */
function wordedIn(answering: Judging, question: Question, part: Part): Answer | null {
  const answer = part.asks || part.goesOn ? answerByWords(answering, part) : null
  if (!answer?.sure || answer.answer === null) return null
  const isOfBefore = question.topic === 'price' || question.named.length === 0
  if (answer.kind === 'price' && part.goesOn && isOfBefore) return answer
  return isRefusal(answering, question, answer) ? answer : null
}

/** "We don't do septic tanks" for a caller who asks for one. */
export function isRefusal({ known }: Judging, { named }: Question, { answer }: Answer): boolean {
  const told = answerOf(known, answer)
  if (!told || !('refused' in told)) return false
  return named.some((one) => isStrong(one) && nearness(one.concept, told.refused) >= CLASS)
}

export function topOf({ facts }: LikelyAsked): number {
  return facts[0]?.likelihood ?? 0
}

/** The fact or the listed service that surely answers; none when two facts are about as likely. */
export function toldIn(
  answering: Judging,
  question: Question,
  likely: LikelyAsked,
  part: Part,
): Answer | null {
  if (isOfTheCall(question, answering.asked)) return null
  const refused = wordedIn(answering, question, part)
  if (refused) return refused
  const worded = matchedIn(answering, question, likely, part)
  const service = serviceIn(answering, question, likely, worded, part)
  if (service) return service
  const [first, second] = fitting(answering, question, likely, part)
  if (!first || isAsLikely(first, second, FROM.close, FROM.near)) return null
  const isAgreed = worded !== null && sentenceOf(answering, worded.answer) === first.text
  const agreed = isAgreed ? first : null
  if (!agreed && likely.unknown >= FROM.doubted) return null
  return first.likelihood >= leastLikely(answering, question, part, agreed)
    ? tell(answering, question, first.text)
    : null
}

/** How likely the fact must be. `agreed`: the fact that the words match too. */
function leastLikely(
  answering: Judging,
  question: Question,
  part: Part,
  agreed: Likely | null,
): number {
  if (agreed && answering.language !== 'en') return FROM.agreed
  if (agreed && namesAll(answering, question, agreed.text)) return 0
  return part.goesOn && part.isAlone ? FROM.goesOn : FROM.sure
}

/** The fact has every word of the question, so words and meaning agree. */
function namesAll({ known }: Judging, { named }: Question, text: string): boolean {
  const concepts = known.sentences.find((one) => one.text === text)?.concepts
  return named.length > 0 && named.every(({ concept }) => concepts?.has(concept))
}

/** A service that the meaning finds is told only if the words name it too. */
function serviceIn(
  { asked, known, language, phrases }: Judging,
  { before }: Question,
  { services }: LikelyAsked,
  worded: Matched | null,
  { goesOn }: Part,
): Answer | null {
  if (language !== 'en') return worded?.kind === 'service' ? worded : null
  const [service] = services
  if (!service || likelihoodOf(services) < FROM.service) return null
  const concepts = known.services.find(({ name }) => name === service.text)?.concepts
  // "Do you guys even do nights" is not about the roaches told before.
  if (!concepts || !isSaid(concepts, [...asked.terms, ...(goesOn ? before : [])])) return null
  const isOther = worded !== null && worded.kind !== 'service'
  return isOther ? null : sure('service', phrases.serviceYes(service.text))
}

function likelihoodOf(services: LikelyAsked['services']): number {
  return services.reduce((sum, { likelihood }) => sum + likelihood, 0)
}

/**
 * What may answer, so the caller decides: what the words match, or else the likeliest fact, or the two likeliest if
 * they are close.
 */
export function nearIn(
  answering: Judging,
  question: Question,
  likely: LikelyAsked,
  part: Part,
): Answer[] {
  if (isOfTheCall(question, answering.asked)) return []
  const worded = matchedIn(answering, question, likely, part)
  const [service] = likely.services
  if (worded?.kind === 'service' && service)
    return [{ ...worded, answer: answering.phrases.services(service.text), sure: false }]
  if (worded) return [{ ...worded, sure: false }]
  const isOfServices = answering.language === 'en' && likelihoodOf(likely.services) >= FROM.service
  const list = isOfServices ? servicesOf(answering) : null
  if (list) return [{ ...list, sure: false }]
  const facts = fitting(answering, question, likely, part)
  const [first, second] = facts
  const numbered = numberedIn(answering, part)
  if (!first || first.likelihood < Math.max(FROM.near, likely.unknown * FROM.overUnknown))
    return numbered ? [{ ...tell(answering, question, numbered), sure: false }] : []
  return facts
    .slice(0, isAsLikely(first, second, FROM.secondShare, FROM.second) ? 2 : 1)
    .map(({ text }) => ({ ...tell(answering, question, text), sure: false }))
}

/** "Do I still pay the ninety five": the only fact with that number. */
function numberedIn({ asked, known, language }: Judging, { from, to }: Part): string | null {
  const said = digitRuns(asked.utterance, language).filter(
    ({ digits, range }) => digits.length > 1 && range.from >= from && range.to <= to,
  )
  const found = known.sentences.filter(({ text }) =>
    said.some(({ digits }) => new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(text)),
  )
  return found.length === 1 ? (found[0]?.text ?? null) : null
}

type Matched = Answer & { answer: string }

/** What the words match and the meaning does not rule out. */
function matchedIn(
  answering: Judging,
  question: Question,
  likely: LikelyAsked,
  part: Part,
): Matched | null {
  if (!part.asks) return null
  const [first] = fitting(answering, question, likely, part)
  const found = [answerByWords(answering, part), price(question, answering)].flatMap((one) =>
    one && one.answer !== null ? [{ ...one, answer: one.answer }] : [],
  )
  return found.find((one) => isMeantToo(answering, one, first, likely)) ?? null
}

/** In a language that is only put in English, the meaning rules out nothing that the words surely match. */
function isMeantToo(
  answering: Judging,
  { kind, answer, sure }: Matched,
  first: Likely | undefined,
  { services }: LikelyAsked,
): boolean {
  if (answering.language !== 'en' && sure) return true
  if (kind === 'service') return (services[0]?.likelihood ?? 0) >= FROM.worded
  if (first?.text !== sentenceOf(answering, answer)) return false
  return kind === 'price' || first.likelihood >= FROM.worded
}

type Likely = LikelyAsked['facts'][number]

function fitting(
  answering: Judging,
  question: Question,
  { facts }: LikelyAsked,
  { asks, goesOn }: Part,
): Likely[] {
  return facts.filter(
    ({ text }) =>
      (text !== answering.toldBefore || asks || goesOn) &&
      fitsAspect(question, answering, sure('fact', text)),
  )
}

/** The second has at least this share of the likelihood of the first, and is not unlikely in itself. */
function isAsLikely(
  first: Likely,
  second: Likely | undefined,
  share: number,
  least: number,
): boolean {
  return (second?.likelihood ?? 0) >= Math.max(first.likelihood * share, least)
}

function tell({ known }: Judging, question: Question, text: string): Answer {
  const isPriced = known.sentences.some((one) => one.text === text && one.prices.length > 0)
  const kind = question.has('price') && isPriced ? 'price' : 'fact'
  return sure(kind, priceIn(question, known, text) ?? text)
}

/** The owner's sentence that is, or contains, this answer. */
function sentenceOf({ known }: Judging, answer: string): string {
  const told = answerOf(known, answer)
  return told && 'whole' in told ? told.whole : answer
}

/**
 * No fact is certain enough: give the hours, find that nothing is asked, tell what comes near, or say that the answer
 * is not known.
 */
export function untold(
  answering: Judging,
  question: Question,
  likely: LikelyAsked,
  part: Part,
  near: readonly Answer[],
): Answer[] {
  const { cues } = answering.asked
  // "You didn't answer about the ladder" is a statement, but it asks.
  if (likely.nothing >= FROM.nothing && !cues.has('asksAgain')) return []
  if (likely.hours >= FROM.hours) return [hoursOf(answering, question)]
  if (isOfTheCall(question, answering.asked)) return []
  if (!part.asks && likely.unknown + topOf(likely) < FROM.unknownUnasked) return []
  return near.length > 0 ? [...near] : [open(question.has('price') ? 'price' : 'other')]
}

/** "Tomorrow being Saturday, could you come at nine?": of the day that was named before the question. */
function hoursOf(answering: Answering, question: Question): Answer {
  const told = answerHours(answering, whenSpokenOf(question, false, answering), false)
  return { kind: 'hours', answer: told.text, sure: told.sure }
}
