import { DECIDE } from '../understand/thresholds.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { wholeOf } from '../understand/words-left-over.ts'
import { answerClause } from './answer-clause.ts'
import type { AskedOfFacts } from './asked-of-facts.ts'
import { FEW_WORDS, goesOn } from './goes-on-from-before.ts'
import type { Judging, Part } from './judged-part.ts'
import { answerOf } from './known-facts.ts'
import { type LikelyAsked, likelyAsked, likelyAskedApart } from './likely-asked.ts'
import { isRemark } from './price-answer.ts'
import { type Answer, OF_VISIT } from './question-kinds.ts'
import { type Question, readQuestion, remember } from './read-question.ts'
import type { Clause } from './split-into-questions.ts'
import { isRefusal, nearIn, toldIn, topOf, untold } from './told-by-meaning.ts'
import { weighAnswers } from './weigh-answers.ts'

const { meant: FROM } = DECIDE

/**
 * What a turn asks, part by part. Computed answers (hours, directions, visits) are chosen by words; the owner's
 * sentence to quote is chosen by the meaning of the turn.
 */
export function askedInMeaning(
  answering: Judging,
  clauses: readonly Clause[],
  tellUpTo: (at: number) => void,
): AskedOfFacts[] {
  const { language } = answering
  const { utterance } = answering.asked
  const whole = wholeOf(utterance)
  const asksClearly = clauses.some(({ clear, isMarked }) => clear || isMarked)
  const isJudged = (answering.mayMean !== false || asksClearly) && clauses.length <= MAX_JUDGED
  const likely = isJudged ? likelyAsked(utterance, language, whole, answering.facts) : null
  const found = clauses.length > 0 ? clauses : [{ ...whole, clear: false, isMarked: false }]
  const isAlone = found.length === 1
  const parts = found.map((one) => ({
    ...one,
    isAlone,
    asks: clauses.length > 0,
    goesOn: goesOn(answering, isAlone ? whole : one),
  }))
  return parts.flatMap((part) => {
    tellUpTo(part.from)
    const isAsked = !part.asks || !isRemark(readQuestion(answering, part), answering)
    return isAsked ? askedInPart(answering, part, likely) : []
  })
}

/** Callers do not ask more questions than this in one turn. More clauses are probably a list of words. */
const MAX_JUDGED = 8

function askedInPart(answering: Judging, part: Part, whole: LikelyAsked | null): AskedOfFacts[] {
  const question = readQuestion(answering, part)
  const reckoned = part.asks ? reckonedIn(answering, part) : []
  const isHeard = answering.isOpen || part.clear || part.isMarked
  const put = (answer: Answer): AskedOfFacts => putAt(answering, part, answer)
  if (whole === null || reckoned.some((one) => isSettled(one, answering, part)))
    return isHeard ? reckoned.map(put) : []
  const judged = judgedIn(answering, question, part, whole)
  if (!isHeard && (!judged.told || topOf(judged.likely) < FROM.goesOn)) return []
  const [first] = judged.told ? [judged.told] : judged.near
  if (first) remember(answering, question, first)
  const visits = visitsWished(judged, reckoned)
  if (visits.length > 0) {
    const own = visits.filter((one) => isOwn(one, judged))
    return [...own.map(put), ...besideVisit(judged).map((one) => asMeant(answering, put(one)))]
  }
  const stand = standing(judged, reckoned)
  const meant = meantBeside(judged, stand.length > 0)
  return [...stand.map(put), ...meant.map((one) => asMeant(answering, put(one)))]
}

/** Put in English, a statement may seem to ask what no fact answers. */
function asMeant({ language }: Judging, one: AskedOfFacts): AskedOfFacts {
  return language === 'en' || one.answer !== null ? { ...one, isMeant: true } : one
}

function judgedIn(answering: Judging, question: Question, part: Part, whole: LikelyAsked): Judged {
  const likely = weighed(answering, question, part, whole)
  const told = toldIn(answering, question, likely, part)
  const near = told ? [] : nearIn(answering, question, likely, part)
  return { answering, question, part, likely, told, near }
}

/** `told`: the fact that surely answers; `near`: else those that may. */
type Judged = {
  answering: Judging
  question: Question
  part: Part
  likely: LikelyAsked
  told: Answer | null
  near: readonly Answer[]
}

/** "Can somebody come look at my toilet" asks for a visit, even if the facts say that toilets are repaired. */
function visitsWished(judged: Judged, reckoned: readonly Answer[]): Answer[] {
  const visits = reckoned.filter(({ kind }) => OF_VISIT.has(kind))
  return isOverVisit(judged, visits) ? [] : visits
}

/** "Could you tow a motor home?" asks for a visit, and the owner may have written that they don't. */
function besideVisit({ likely, told, near }: Judged): readonly Answer[] {
  if (topOf(likely) < FROM.besideVisit) return []
  return told ? [{ ...told, sure: false }] : near
}

/** When we just asked the caller something, "can you call me" is an answer, not a booking request. */
function isOwn({ kind }: Answer, { answering, part }: Judged): boolean {
  return answering.isOpen || part.isMarked || kind !== 'booking'
}

/** The computed answers to keep, next to the fact that answers or alone. */
function standing(
  { answering, question, likely, told }: Judged,
  reckoned: readonly Answer[],
): Answer[] {
  if (told && isRefusal(answering, question, told)) return []
  if (told) return reckoned.filter((one) => stands(one, likely))
  return reckoned.filter(
    ({ kind }) => !OF_VISIT.has(kind) && (kind !== 'hours' || isOfHours(question, likely)),
  )
}

/** The fact that answers, or else what is said when none surely does. */
function meantBeside(judged: Judged, isStanding: boolean): Answer[] {
  const { answering, question, likely, part, told, near } = judged
  if (told) return [told]
  const isAsked = answering.isOpen || part.isMarked
  return isStanding || !isAsked ? [] : untold(answering, question, likely, part, near)
}

function weighed(
  answering: Judging,
  question: Question,
  part: Part,
  whole: LikelyAsked,
): LikelyAsked {
  const meant = meantIn(answering, part, whole)
  if (!part.isAlone) return weighAnswers(question, answering, meant, whole, part.asks)
  const all = readQuestion(answering, { ...part, ...wholeOf(answering.asked.utterance) })
  return weighAnswers(all, answering, meant, meant, part.asks)
}

/** The part must ask for the fact on its own too: "don't cancel it, can I just move it to Thursday?" does not. */
function isOverVisit(
  { answering, question, part, told }: Judged,
  visits: readonly Answer[],
): boolean {
  const { asked, facts, known, language } = answering
  if (told && isRefusal(answering, question, told)) return true
  const isPlain = visits.every(({ kind }) => kind === 'promise' || (told && kind !== 'deed'))
  const from = isPlain ? FROM.overPromise : FROM.overVisit
  const [own] = likelyAskedApart(asked.utterance, language, part, facts).facts
  if (!own || own.likelihood < from) return false
  return told !== null && told.kind !== 'service' && answerOf(known, told.answer)?.text === own.text
}

/** "Do you have any spots open right now" does not ask for opening hours. */
function isOfHours({ when, has }: Question, { hours }: LikelyAsked): boolean {
  return hours >= FROM.hoursOfWords || when.days.length > 0 || when.weekdays || has('between')
}

/**
 * "And on Sunday?" asks for the hours, even if a fact mentions Sunday; "where are you?" asks for our address; "what do
 * you do?" for the services.
 */
function isSettled({ kind }: Answer, { asked }: Judging, part: Part): boolean {
  if (kind === 'hours') return part.goesOn || asked.cues.at('followUp', part.from) !== null
  return kind === 'location' || kind === 'service'
}

function putAt({ asked }: Judging, { from, to }: Range, answer: Answer): AskedOfFacts {
  const range = { from, to }
  return { range, words: heardIn(asked.utterance, range), ...answer }
}

/** Answers computed for the question rather than quoted from the owner's words. */
function reckonedIn(answering: Judging, part: Part): Answer[] {
  const before = answering.last
  const answer = answerClause(answering, part)
  if (answer === null) return []
  if (answer.answer !== before.told || answer.answer === null) return [answer]
  answering.last = before
  return []
}

/** Judges the part alone and in context. In a long story that seems to ask nothing, judges its sentences. */
function meantIn({ asked, facts, language }: Judging, part: Part, whole: LikelyAsked): LikelyAsked {
  const { utterance } = asked
  const likely = (range: Range) => likelyAsked(utterance, language, range, facts)
  // "How much is it?" has no meaning on its own.
  if (!part.isAlone)
    return part.goesOn ? likely(part) : likelyAskedApart(utterance, language, part, facts)
  if (whole.nothing < FROM.nothing) return whole
  if (part.asks) return likely(part)
  const sentences = utterance.sentences.filter(({ from, to }) => to - from >= FEW_WORDS)
  const parts = sentences.length > 1 ? sentences.slice(-MAX_SENTENCES).map(likely) : []
  return parts.find(({ nothing }) => nothing < FROM.partNothing) ?? whole
}

/** A question usually comes at the end of a long turn. */
const MAX_SENTENCES = 6

/** Next to a fact, give the hours only when asked for, and do not decline a time nobody asked for. */
function stands({ kind }: Answer, likely: LikelyAsked): boolean {
  if (kind === 'hours') return likely.hours >= FROM.besideHours
  if (kind === 'area') return false
  return kind === 'booking' ? topOf(likely) < FROM.overVisit : !OF_VISIT.has(kind)
}
