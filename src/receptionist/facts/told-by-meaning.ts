import { DECIDE } from '../understand/thresholds.ts'
import type { Range } from '../understand/utterance.ts'
import { answerByWords } from './answer-clause.ts'
import { answerHours } from './hours-answer.ts'
import type { Judging, Part } from './judged-part.ts'
import { answerOf } from './known-facts.ts'
import type { LikelyAsked } from './likely-asked.ts'
import { CLASS, nearness } from './match-terms.ts'
import { price, priceIn } from './price-answer.ts'
import { type Answer, OF_THE_CALL } from './question-kinds.ts'
import { type Answering, isStrong, open, type Question, sure } from './read-question.ts'
import { fitsAspect } from './tells-asked.ts'
import { whenMeant } from './when-meant.ts'

const { meant: FROM } = DECIDE

/**
 * The answer matched by words: a price for what was mentioned before ("and for men?"), what the owner refuses, or, when
 * no sentence is likely enough, one that comes close and is not clearly about something else.
 */
function wordedIn(
  answering: Judging,
  question: Question,
  part: Part,
  likely: LikelyAsked,
): Answer | null {
  const answer = answerByWords(answering, part)
  if (!answer?.sure || answer.answer === null) return null
  const isOfBefore = question.topic === 'price' || question.named.length === 0
  if (answer.kind === 'price' && part.goesOn && isOfBefore) return answer
  if (isRefusal(answering, question, answer)) return answer
  const { unknown, nothing } = likely
  const isOther = unknown >= FROM.plainlyUnknown || nothing >= FROM.nothing
  if (isOther || topOf(likely) >= FROM.facts) return null
  const near = answer.kind === 'service' ? likely.services : factsLike(answering, answer, likely)
  return near.some(({ likelihood }) => likelihood >= FROM.worded) ? answer : null
}

/** The owner's sentence that is, or contains, this answer. */
function factsLike({ known }: Judging, { answer }: Answer, { facts }: LikelyAsked) {
  const told = answerOf(known, answer)
  const sentence = told && 'whole' in told ? told.whole : answer
  return facts.filter(({ text }) => text === sentence)
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

/** One fact, or two when both are likely, or a listed service. */
export function toldIn(
  answering: Judging,
  question: Question,
  likely: LikelyAsked,
  part: Part,
): Answer[] {
  const { asked, toldBefore, phrases, known } = answering
  if (OF_THE_CALL.some((name) => asked.cues.has(name, part))) return []
  const worded = part.asks ? wordedIn(answering, question, part, likely) : null
  if (worded) return [worded]
  const facts = likely.facts.filter(
    ({ text }) =>
      (text !== toldBefore || part.asks) && fitsAspect(question, answering, sure('fact', text)),
  )
  const ofServices = likely.services.reduce((sum, { likelihood }) => sum + likelihood, 0)
  const [service] = likely.services
  if (service && ofServices >= FROM.service) {
    return [sure('service', phrases.serviceYes(service.text))]
  }
  return surelyMeant(facts, part).map(({ text }) => {
    const isPriced = known.sentences.some((one) => one.text === text && one.prices.length > 0)
    const kind = question.has('price') && isPriced ? 'price' : 'fact'
    return sure(kind, priceIn(question, known, text) ?? text)
  })
}

function surelyMeant([first, second]: LikelyAsked['facts'], part: Part): LikelyAsked['facts'] {
  const both = (first?.likelihood ?? 0) + (second?.likelihood ?? 0)
  if (!first || first.likelihood < FROM.fact || both < FROM.facts) return []
  if (part.goesOn && part.isAlone && first.likelihood < FROM.goesOn) return []
  return second && second.likelihood >= FROM.second ? [first, second] : [first]
}

/** No fact is certain enough: give the hours, find that nothing is asked, or say that the answer is not known. */
export function untold(
  answering: Judging,
  question: Question,
  likely: LikelyAsked,
  part: Part,
): Answer[] {
  const { cues } = answering.asked
  // "You didn't answer about the ladder" is a statement, but it asks.
  if (likely.nothing >= FROM.nothing && !cues.has('asksAgain')) return []
  if (likely.hours >= FROM.hours) return [hoursOf(answering, part)]
  if (OF_THE_CALL.some((name) => cues.has(name, part))) return []
  if (!part.asks && likely.unknown < FROM.unknown) return []
  return [nearPrice(answering, question, likely) ?? openIn(question)]
}

/** The fee for any job when a job has no price of its own, unless something quite different is asked. */
function nearPrice(answering: Judging, question: Question, likely: LikelyAsked): Answer | null {
  const near = price(question, answering)
  if (near === null || near.answer === null || near.sure) return null
  const told = answerOf(answering.known, near.answer)
  const sentence = told && 'whole' in told ? told.whole : near.answer
  return likely.facts[0]?.text === sentence ? near : null
}

export function openIn({ has }: Question): Answer {
  return open(has('price') ? 'price' : 'other')
}

function hoursOf(answering: Answering, range: Range): Answer {
  const { asked, today, last } = answering
  const told = answerHours(answering, whenMeant(asked, range, today, last.day), false)
  return { kind: 'hours', answer: told.text, sure: told.sure }
}
