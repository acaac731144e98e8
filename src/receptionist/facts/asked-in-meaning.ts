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

/** `toldBefore`: the answer to what was asked last, before this turn. */
type Judging = Answering & { toldBefore: string | null }

/**
 * What a part of an utterance asks, by what it means. What its words were taken for stands where it is reckoned (hours, a
 * visit), and else only where the meaning agrees. Null where that was not learned, or where so few words go on from others.
 * `isPart`: the utterance asks more than this.
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

/** "Can somebody come look at my toilet" wishes for a visit, though toilets are repaired, and whatever fact comes near. */
function isOverVisit(told: readonly Answer[], { facts }: LikelyAsked): boolean {
  if (told.every(({ kind }) => kind === 'service')) return false
  return (facts[0]?.likelihood ?? 0) >= FROM.overVisit
}

/** "Are you a robot?" is of the call itself, and no fact of the business. */
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

/** What is put word for word tells a fact only where it is plainly meant: a word that is missing may be the one that counts. */
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

/** Null where the words say it better, or where so few of them go on from what was said before. */
function likelyMeant(
  answering: Judging,
  range: Range,
  byWords: readonly AskedOfFacts[],
  isPart: boolean,
): LikelyAsked | null {
  const { asked, language, facts } = answering
  if (!hasLexicon(language)) return null
  const isBegun = goesOn(answering, range)
  // Put word for word, a turn means less than the words that its own language has for the facts.
  const isTold = byWords.some(({ sure, answer }) => sure && answer !== null)
  if (isTold && (isBegun || language !== 'en' || isDayNext(answering, range, byWords))) return null
  const likely = isPart
    ? likelyAskedApart(asked.utterance, language, range, facts)
    : likelyIn(answering, range, byWords)
  return isBegun && (likely.facts[0]?.likelihood ?? 0) < FROM.goesOn ? null : likely
}

/** Where the whole seems to ask nothing, a question within a long story is judged by itself, and so is each sentence. */
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

/** Who asks does so at the end, as a rule. */
const MAX_SENTENCES = 6

/** No fact is surely meant: the hours are, or nothing is asked, or it is not known. */
function untold(
  answering: Judging,
  likely: LikelyAsked,
  worded: readonly AskedOfFacts[],
  range: Range,
  isPart: boolean,
): Answer[] {
  // "You didn't answer about the ladder" asks, though it tells.
  if (likely.nothing >= FROM.nothing && !answering.asked.cues.has('asksAgain')) return []
  if (likely.hours >= FROM.hours) return [hoursOf(answering, range)]
  const agreed = worded.filter((one) => isNear(one, answering, likely))
  if (agreed.length > 0) return agreed
  if (isOfCall(answering, worded, range)) return []
  const from = isPart ? FROM.partUnknown : FROM.unknown
  return worded.length > 0 || likely.unknown >= from ? [open(worded)] : []
}

/** Made for the question, and not read from the owner's words. */
const RECKONED: ReadonlySet<QuestionKind> = new Set([
  ...OF_VISIT,
  'hours',
  'area',
  'location',
  'languages',
  'phone',
])

/** The list of all services is made, too; and whom the owner sends callers to in need is never doubted. */
function isReckoned({ kind, answer, range }: AskedOfFacts, { asked, facts }: Answering): boolean {
  if (RECKONED.has(kind)) return true
  if (kind === 'service') return asked.cues.has('servicesAsk', range)
  return answer !== null && elsewhereFacts(facts).some(({ text }) => text === answer)
}

function lastSentence({ sentences }: Utterance, { from, to }: Range): Range {
  const last = sentences.findLast((one) => one.from >= from && one.to <= to)
  return last ?? { from, to }
}

/** One fact, or two where both are likely; or a service of the list. */
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
    // "We don't work on septic systems" is a better answer than what is done near it.
    return [surely[0] ?? sure('service', answering.phrases.serviceYes(service.text))]
  }
  const both = (first?.likelihood ?? 0) + (second?.likelihood ?? 0)
  if (!first || both < FROM.facts || first.likelihood < FROM.fact) return []
  const told = second && second.likelihood >= FROM.second ? [first, second] : [first]
  return told.map(({ text }) => wordedAs(text) ?? sure('fact', text))
}

/** The owner's sentence that an answer is a part of. */
function whole({ known }: Answering, answer: string): string {
  const found = answerOf(known, answer)
  return found && 'whole' in found ? found.whole : answer
}

/** Beside a fact that answers, hours are told only where they are asked for, and no time is refused that nobody asked for. */
function stands({ kind }: AskedOfFacts, { hours }: LikelyAsked): boolean {
  if (kind === 'hours') return hours >= FROM.besideHours
  return kind === 'booking' || !OF_VISIT.has(kind)
}

/** What comes near by its words may be told beside. */
function open(worded: readonly AskedOfFacts[]): Answer {
  const { kind, answer } = worded.find(({ sure }) => !sure) ?? { kind: 'other', answer: null }
  return { kind, answer, sure: false }
}

function hoursOf(answering: Answering, range: Range): Answer {
  const { asked, today, last } = answering
  const told = answerHours(answering, whenMeant(asked, range, today, last.day), false)
  return { kind: 'hours', answer: told.text, sure: told.sure }
}

/** What the words speak for is told where the meaning is not far. */
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
