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
 * What an English turn asks, part by part: what is reckoned (the hours, the way, a visit) goes by its words; which of
 * the owner's sentences is told goes by what the turn means.
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

/** Nobody asks more in one breath; of a list of words each is none. */
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

/** "Can somebody come look at my toilet" wishes for a visit, though toilets are repaired. */
function visitsWished(
  { answering, question, part }: Judged,
  reckoned: readonly Answer[],
  told: readonly Answer[],
): Answer[] {
  const visits = reckoned.filter(({ kind }) => OF_VISIT.has(kind))
  return isOverVisit(answering, question, part, told, visits) ? [] : visits
}

/** In an answer to a question of ours "can you call me" wishes for nothing else. */
function isOwn({ kind }: Answer, { answering, part }: Judged): boolean {
  return answering.isOpen || part.isMarked || kind !== 'booking'
}

/** What is reckoned and stands beside the facts that are told, or alone. */
function standing(judged: Judged, reckoned: readonly Answer[], told: readonly Answer[]): Answer[] {
  const { answering, question, likely } = judged
  if (told.some((one) => isRefusal(answering, question, one))) return []
  if (told.length > 0) return reckoned.filter((one) => stands(one, likely))
  const isMeant = (one: Answer) => one.kind !== 'hours' || isOfHours(question, likely)
  return reckoned.filter((one) => isOwn(one, judged) && isMeant(one))
}

/** The facts that are told, or that it is not known. */
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

/** By itself, too, it asks for the fact: "don't cancel it, can I just move it to Thursday?" does not. */
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

/** "Do you have any spots open right now" asks for no hours. */
function isOfHours({ when, has }: Question, { hours }: LikelyAsked): boolean {
  return hours >= FROM.hoursOfWords || when.days.length > 0 || when.weekdays || has('between')
}

/**
 * "And on Sunday?" asks for the hours, whatever else is done on a Sunday; "where are you?" for no other place; "what do
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

/** What is made for the question, and not read from the owner's words. */
function reckonedIn(answering: Judging, part: Part): Answer[] {
  const before = answering.last
  const answer = answerClause(answering, part)
  if (answer === null) return []
  if (answer.answer !== before.told || answer.answer === null) return [answer]
  answering.last = before
  return []
}

/** By itself and beside the others; of a long story in which nothing seems asked, the part of it that asks. */
function meantIn({ asked, facts }: Judging, part: Part, whole: LikelyAsked): LikelyAsked {
  const { utterance } = asked
  const likely = (range: Range) => likelyAsked(utterance, 'en', range, facts)
  // "How much is it?" means nothing by itself.
  if (!part.isAlone)
    return part.goesOn ? likely(part) : likelyAskedApart(utterance, 'en', part, facts)
  if (whole.nothing < FROM.nothing) return whole
  if (part.asks) return likely(part)
  const sentences = utterance.sentences.filter(({ from, to }) => to - from >= FEW_WORDS)
  const parts = sentences.length > 1 ? sentences.slice(-MAX_SENTENCES).map(likely) : []
  return parts.find(({ nothing }) => nothing < FROM.partNothing) ?? whole
}

/** Who asks does so at the end, as a rule. */
const MAX_SENTENCES = 6

/** Beside a fact that answers, hours are told only where they are asked for, and no time is refused unasked. */
function stands({ kind }: Answer, likely: LikelyAsked): boolean {
  if (kind === 'hours') return likely.hours >= FROM.besideHours
  if (kind === 'area') return false
  return kind === 'booking' ? topOf(likely) < FROM.overVisit : !OF_VISIT.has(kind)
}
