import { DECIDE } from '../understand/thresholds.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { wholeOf } from '../understand/words-left-over.ts'
import { answerClause } from './answer-clause.ts'
import type { AskedOfFacts } from './asked-of-facts.ts'
import { FEW_WORDS, goesOn } from './goes-on-from-before.ts'
import type { Judging, Part } from './judged-part.ts'
import { answerOf } from './known-facts.ts'
import { type LikelyAsked, likelyAsked, likelyAskedApart } from './likely-asked.ts'
import { type Answer, OF_VISIT } from './question-kinds.ts'
import { type Question, readQuestion, remember } from './read-question.ts'
import type { Clause } from './split-into-questions.ts'
import { isRefusal, openIn, toldIn, topOf, untold } from './told-by-meaning.ts'
import { weighAnswers } from './weigh-answers.ts'

const { meant: FROM } = DECIDE

/**
 * What an English turn asks, part by part. Computed answers (hours, directions, visits) are chosen by words; the
 * owner's sentence to quote is chosen by the meaning of the turn.
 */
export function askedInEnglish(
  answering: Judging,
  clauses: readonly Clause[],
  tellUpTo: (at: number) => void,
): AskedOfFacts[] {
  const { utterance } = answering.asked
  const whole = wholeOf(utterance)
  const asksClearly = clauses.some(({ clear, isMarked }) => clear || isMarked)
  const isJudged = (answering.mayMean !== false || asksClearly) && clauses.length <= MAX_JUDGED
  const likely = isJudged ? likelyAsked(utterance, 'en', whole, answering.facts) : null
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
    return askedInPart(answering, part, likely)
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
  const likely = weighed(answering, question, part, whole)
  const told = toldIn(answering, question, likely, part)
  if (told[0]) remember(answering, question, told[0])
  if (!isHeard && (told.length === 0 || topOf(likely) < FROM.goesOn)) return []
  const judged = { answering, question, part, likely }
  const visits = visitsWished(judged, reckoned, told)
  if (visits.length > 0) return visits.filter((one) => isOwn(one, judged)).map(put)
  const stand = standing(judged, reckoned, told).map(put)
  const meant = meantBeside(judged, stand.length > 0, told)
  return [...stand, ...meant.map((one) => ({ ...put(one), isMeant: true as const }))]
}

type Judged = { answering: Judging; question: Question; part: Part; likely: LikelyAsked }

/** "Can somebody come look at my toilet" asks for a visit, even if the facts say that toilets are repaired. */
function visitsWished(
  { answering, question, part }: Judged,
  reckoned: readonly Answer[],
  told: readonly Answer[],
): Answer[] {
  const visits = reckoned.filter(({ kind }) => OF_VISIT.has(kind))
  return isOverVisit(answering, question, part, told, visits) ? [] : visits
}

/** When we just asked the caller something, "can you call me" is an answer, not a booking request. */
function isOwn({ kind }: Answer, { answering, part }: Judged): boolean {
  return answering.isOpen || part.isMarked || kind !== 'booking'
}

/** The computed answers to keep, next to the facts that answer or alone. */
function standing(judged: Judged, reckoned: readonly Answer[], told: readonly Answer[]): Answer[] {
  const { answering, question, likely } = judged
  if (told.some((one) => isRefusal(answering, question, one))) return []
  if (told.length > 0) return reckoned.filter((one) => stands(one, likely))
  const isMeant = (one: Answer) => one.kind !== 'hours' || isOfHours(question, likely)
  return reckoned.filter((one) => isOwn(one, judged) && isMeant(one))
}

/** The facts that answer, or an open question when the answer is not known. */
function meantBeside(
  { answering, question, part, likely }: Judged,
  isStanding: boolean,
  told: readonly Answer[],
): Answer[] {
  if (told.length > 0) {
    const isMore = part.isAlone && likely.unknown >= FROM.beside
    return isMore ? [...told, openIn(question)] : [...told]
  }
  const isAsked = answering.isOpen || part.isMarked
  return isStanding || !isAsked ? [] : untold(answering, question, likely, part)
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
  answering: Judging,
  question: Question,
  part: Part,
  told: readonly Answer[],
  visits: readonly Answer[],
): boolean {
  const { asked, facts, known } = answering
  if (told.some((one) => isRefusal(answering, question, one))) return true
  const sentences = told.filter(({ kind }) => kind !== 'service')
  const from = visits.some(({ kind }) => kind === 'deed') ? FROM.overVisit : FROM.fact
  const [own] = likelyAskedApart(asked.utterance, 'en', part, facts).facts
  return sentences.some(({ answer }) => {
    const one = answerOf(known, answer)
    return own !== undefined && own.text === one?.text && own.likelihood >= from
  })
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
function meantIn({ asked, facts }: Judging, part: Part, whole: LikelyAsked): LikelyAsked {
  const { utterance } = asked
  const likely = (range: Range) => likelyAsked(utterance, 'en', range, facts)
  // "How much is it?" has no meaning on its own.
  if (!part.isAlone)
    return part.goesOn ? likely(part) : likelyAskedApart(utterance, 'en', part, facts)
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
