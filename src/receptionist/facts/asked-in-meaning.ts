import { hasLexicon } from '../languages/word-for-word.ts'
import { DECIDE } from '../understand/thresholds.ts'
import { heardIn, type Range, type Utterance } from '../understand/utterance.ts'
import type { AskedOfFacts } from './asked-of-facts.ts'
import { FEW_WORDS, goesOn, isDayNext } from './goes-on-from-before.ts'
import { answerHours } from './hours-answer.ts'
import { answerOf } from './known-facts.ts'
import { type LikelyAsked, likelyAsked, likelyAskedApart } from './likely-asked.ts'
import { elsewhereFacts } from './places-callers-are-sent.ts'
import { type Answer, OF_THE_CALL, OF_VISIT, type QuestionKind } from './question-kinds.ts'
import { type Answering, readQuestion, sure } from './read-question.ts'
import { fitsAspect } from './tells-asked.ts'
import { whenMeant } from './when-meant.ts'

const { meant: FROM } = DECIDE

/** `toldBefore`: the answer to the last question before this turn. */
type Judging = Answering & { toldBefore: string | null }

/**
 * What a part of an utterance asks, judged by its meaning. A word match stands if its answer is computed (hours, a
 * visit), and otherwise only when the meaning agrees. Returns null when the language has no lexicon, or when a short
 * part goes on from an earlier one. `isPart`: the utterance asks more than this.
 */
export function askedInMeaning(
  answering: Judging,
  range: Range,
  byWords: readonly AskedOfFacts[],
  isPart: boolean,
): AskedOfFacts[] | null {
  const likely = likelyMeant(answering, range, byWords, isPart)
  if (likely === null) return null
  const reckoned = byWords.filter((one) => isReckoned(one, answering))
  const worded = byWords.filter((one) => !reckoned.includes(one))
  const { utterance } = answering.asked
  const at = worded[0]?.range ?? lastSentence(utterance, range)
  const put = (answer: Answer): AskedOfFacts => ({
    ...answer,
    range: at,
    words: heardIn(utterance, at),
    isMeant: true,
  })
  const told = factsTold(answering, likely, worded, { range, at })
  if (answering.language !== 'en' && !isSafe(told, likely, byWords)) return null
  if (told.length === 0) {
    return reckoned.length > 0 ? reckoned : untold(answering, likely, worded, at, isPart).map(put)
  }
  const visits = reckoned.filter(({ kind }) => OF_VISIT.has(kind))
  if (visits.length > 0 && !isOverVisit(told, likely)) return visits
  const rest = !isPart && likely.unknown >= FROM.beside ? [open(worded)] : []
  return [...reckoned.filter((one) => stands(one, likely)), ...[...told, ...rest].map(put)]
}

/** "Can somebody come look at my toilet" asks for a visit, even if a fact about toilets comes close. */
function isOverVisit(told: readonly Answer[], { facts }: LikelyAsked): boolean {
  if (told.every(({ kind }) => kind === 'service')) return false
  return (facts[0]?.likelihood ?? 0) >= FROM.overVisit
}

/** "Are you a robot?" is about the call itself, not about the business. */
function isOfCall(
  { asked: { cues } }: Judging,
  worded: readonly AskedOfFacts[],
  range: Range,
): boolean {
  return worded.length === 0 && OF_THE_CALL.some((name) => cues.has(name, range))
}

function factsTold(
  answering: Judging,
  likely: LikelyAsked,
  worded: readonly AskedOfFacts[],
  { range, at }: { range: Range; at: Range },
): Answer[] {
  if (isOfCall(answering, worded, range)) return []
  const question = readQuestion(answering, { ...at, clear: true, isMarked: true })
  return toldBy(answering, likely, worded).filter((one) => fitsAspect(question, answering, one))
}

/** A word-for-word translation gives a fact only if it is clearly meant: a missing word may be the one that matters. */
function isSafe(
  told: readonly Answer[],
  { facts }: LikelyAsked,
  byWords: readonly AskedOfFacts[],
): boolean {
  const from = byWords.length > 0 ? FROM.putInEnglish : FROM.putInEnglishUnasked
  return (
    told.length > 0 &&
    told.every(({ kind }) => kind !== 'service') &&
    (facts[0]?.likelihood ?? 0) >= from
  )
}

/** Returns null when the words give a better answer, or when a short part goes on from what was said before. */
function likelyMeant(
  answering: Judging,
  range: Range,
  byWords: readonly AskedOfFacts[],
  isPart: boolean,
): LikelyAsked | null {
  const { asked, language, facts } = answering
  if (!hasLexicon(language)) return null
  const isBegun = goesOn(answering, range)
  // A word-for-word translation carries less meaning than the language's own words for the facts.
  const isTold = byWords.some(({ sure, answer }) => sure && answer !== null)
  if (isTold && (isBegun || language !== 'en' || isDayNext(answering, range, byWords))) return null
  const likely = isPart
    ? likelyAskedApart(asked.utterance, language, range, facts)
    : likelyIn(answering, range, byWords)
  return isBegun && (likely.facts[0]?.likelihood ?? 0) < FROM.goesOn ? null : likely
}

/** When the whole turn seems to ask nothing, judges its question or its sentences one by one. */
function likelyIn(
  { asked: { utterance }, facts, language }: Judging,
  range: Range,
  [clause]: readonly AskedOfFacts[],
): LikelyAsked {
  const likely = (part: Range) => likelyAsked(utterance, language, part, facts)
  const whole = likely(range)
  if (whole.nothing < FROM.nothing) return whole
  if (clause) return isSame(clause.range, range) ? whole : likely(clause.range)
  const sentences = utterance.sentences.filter(
    ({ from, to }) => from >= range.from && to <= range.to && to - from >= FEW_WORDS,
  )
  const parts = sentences.length > 1 ? sentences.slice(-MAX_SENTENCES).map(likely) : []
  return parts.find(({ nothing }) => nothing < FROM.partNothing) ?? whole
}

function isSame(one: Range, other: Range): boolean {
  return one.from === other.from && one.to === other.to
}

/** A question usually comes at the end of a long turn. */
const MAX_SENTENCES = 6

/** No fact is certain enough: give the hours, find that nothing is asked, or say that the answer is not known. */
function untold(
  answering: Judging,
  likely: LikelyAsked,
  worded: readonly AskedOfFacts[],
  range: Range,
  isPart: boolean,
): Answer[] {
  // "You didn't answer about the ladder" is a statement, but it asks.
  if (likely.nothing >= FROM.nothing && !answering.asked.cues.has('asksAgain')) return []
  if (likely.hours >= FROM.hours) return [hoursOf(answering, range)]
  const agreed = worded.filter((one) => isNear(one, answering, likely))
  if (agreed.length > 0) return agreed
  if (isOfCall(answering, worded, range)) return []
  const from = isPart ? FROM.partUnknown : FROM.unknown
  return worded.length > 0 || likely.unknown >= from ? [open(worded)] : []
}

/** Answers computed for the question rather than quoted from the owner's words. */
const RECKONED: ReadonlySet<QuestionKind> = new Set([
  ...OF_VISIT,
  'hours',
  'area',
  'location',
  'languages',
  'phone',
])

/** The list of all services is computed too. Where the owner sends callers in an emergency is always kept. */
function isReckoned({ kind, answer, range }: AskedOfFacts, { asked, facts }: Answering): boolean {
  if (RECKONED.has(kind)) return true
  if (kind === 'service') return asked.cues.has('servicesAsk', range)
  return answer !== null && elsewhereFacts(facts).some(({ text }) => text === answer)
}

function lastSentence({ sentences }: Utterance, { from, to }: Range): Range {
  const last = sentences.findLast((one) => one.from >= from && one.to <= to)
  return last ?? { from, to }
}

/** One fact, or two when both are likely, or a listed service. */
function toldBy(
  answering: Judging,
  { facts, services }: LikelyAsked,
  worded: readonly AskedOfFacts[],
): Answer[] {
  const surely = worded.filter(({ sure, answer }) => sure && answer !== null)
  const wordedAs = (text: string) =>
    surely.find(({ answer }) => whole(answering, answer ?? '') === text)
  const [first, second] = facts.filter(
    ({ text }) => text !== answering.toldBefore || wordedAs(text),
  )
  const [service] = services
  const ofServices = services.reduce((sum, { likelihood }) => sum + likelihood, 0)
  if (service && ofServices >= FROM.service) {
    // "We don't work on septic systems" is a better answer than a similar service.
    return [surely[0] ?? sure('service', answering.phrases.serviceYes(service.text))]
  }
  const both = (first?.likelihood ?? 0) + (second?.likelihood ?? 0)
  if (!first || both < FROM.facts || first.likelihood < FROM.fact) return []
  const told = second && second.likelihood >= FROM.second ? [first, second] : [first]
  return told.map(({ text }) => wordedAs(text) ?? sure('fact', text))
}

/** The owner's full sentence that contains this answer. */
function whole({ known }: Answering, answer: string): string {
  const found = answerOf(known, answer)
  return found && 'whole' in found ? found.whole : answer
}

/** Next to a fact, give the hours only when asked for, and do not decline a time nobody asked for. */
function stands({ kind }: AskedOfFacts, { hours }: LikelyAsked): boolean {
  if (kind === 'hours') return hours >= FROM.besideHours
  return kind === 'booking' || !OF_VISIT.has(kind)
}

/** An open question; adds an answer that comes close by its words, if there is one. */
function open(worded: readonly AskedOfFacts[]): Answer {
  const { kind, answer } = worded.find(({ sure }) => !sure) ?? { kind: 'other', answer: null }
  return { kind, answer, sure: false }
}

function hoursOf(answering: Answering, range: Range): Answer {
  const { asked, today, last } = answering
  const told = answerHours(answering, whenMeant(asked, range, today, last.day), false)
  return { kind: 'hours', answer: told.text, sure: told.sure }
}

/** The answer matched by words, if the meaning is close enough to it. */
function isNear(
  { answer, sure, kind }: AskedOfFacts,
  answering: Answering,
  { facts, services }: LikelyAsked,
): boolean {
  if (!sure || answer === null) return false
  if (kind === 'service') return services.some(({ likelihood }) => likelihood >= FROM.worded)
  const sentence = whole(answering, answer)
  return (facts.find(({ text }) => text === sentence)?.likelihood ?? 0) >= FROM.worded
}
