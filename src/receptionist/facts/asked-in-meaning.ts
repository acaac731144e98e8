import { hasLexicon } from '../languages/word-for-word.ts'
import { DECIDE } from '../understand/thresholds.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { wholeOf } from '../understand/words-left-over.ts'
import type { AskedOfFacts } from './asked-of-facts.ts'
import { computedAnswer } from './computed-answer.ts'
import { pointsBack } from './goes-on-from-before.ts'
import { answerHours } from './hours-answer.ts'
import { asksToComeThen, whenSpokenOf } from './hours-question.ts'
import { isPriceRemark } from './is-price-remark.ts'
import type { Judging, Part } from './judged-part.ts'
import { type LikelyAsked, likelyAsked } from './likely-asked.ts'
import { meantAfter, meantAlone, meantIn, meantWithLead } from './meant-in-context.ts'
import { refusalOf } from './not-done.ts'
import { unlessListed } from './place-not-listed.ts'
import { type Answer, isOfTheCall, OF_VISIT, open } from './question-kinds.ts'
import { type Answering, type Question, readQuestion, remember } from './read-question.ts'
import type { Clause } from './split-into-questions.ts'
import { toldIn } from './told-by-meaning.ts'
import { weighWords } from './weigh-words.ts'

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
  const { language, facts } = answering
  const { utterance } = answering.asked
  const whole = wholeOf(utterance)
  const asksClearly = clauses.some(({ clear, isMarked }) => clear || isMarked)
  // What a glossary leaves of a statement may seem to ask.
  const mayAsk = answering.mayMean !== false && (hasLexicon(language) || clauses.length > 0)
  const isJudged = (mayAsk || asksClearly) && clauses.length <= MAX_JUDGED
  const likely = isJudged ? likelyAsked(utterance, language, whole, facts) : null
  const found = clauses.length > 0 ? clauses : [{ ...whole, clear: false, isMarked: false }]
  const isAlone = found.length === 1
  const asks = clauses.length > 0
  const asked: AskedOfFacts[] = []
  for (const one of found) {
    const goesOn = pointsBack(answering.asked, language, isAlone ? whole : one)
    tellUpTo(one.from)
    const toldInTurn = asked.flatMap(({ answer }) => answer ?? [])
    asked.push(...askedInPart(answering, { ...one, isAlone, asks, goesOn, toldInTurn }, likely))
  }
  return asked
}

/** Callers do not ask more questions than this in one turn. More clauses are probably a list of words. */
const MAX_JUDGED = 8

function askedInPart(answering: Judging, part: Part, whole: LikelyAsked | null): AskedOfFacts[] {
  const question = readQuestion(answering, part)
  if (part.asks && isPriceRemark(question, answering)) return []
  const computed = mayBeComputed(answering, part) ? computedIn(answering, question) : null
  const isHeard = answering.isOpen || part.clear || part.isMarked
  const put = (answer: Answer): AskedOfFacts =>
    putAt(answering, part, unlessListed(answer, question, answering.known))
  if (whole === null || isSettled(computed, answering, part))
    return isHeard && computed ? [put(computed)] : []
  const judged = judgedIn(answering, question, part, whole)
  if (!isHeard && (!judged.told || topOf(judged.likely) < FROM.goesOn)) return []
  const { given, meant } = answersTo(judged, computed)
  return [...given.map(put), ...meant.map((one) => asMeant(answering, put(one)))]
}

/** "I asked when you open" is a statement that asks. */
function mayBeComputed({ asked }: Judging, part: Part): boolean {
  return part.asks || asked.cues.has('asksAgain', part)
}

function judgedIn(answering: Judging, question: Question, part: Part, whole: LikelyAsked): Judged {
  const alone = meantIn(answering, part, whole)
  const after = meantWithLead(answering, part, alone) ?? meantAfter(answering, part, alone)
  // What came before is weighed once: by its meaning, or by its words.
  const asked = after ? { ...question, before: [] } : question
  const likely = weighWords(asked, answering, after ?? alone, part)
  const told = toldIn(answering, question, likely, part)
  const judged = { answering, question, part, likely, told }
  if (told === null || !part.toldInTurn.includes(told.answer ?? '')) return judged
  const own = weighWords(question, answering, meantAlone(answering, part), part)
  return own.unknown < FROM.unknownItself ? judged : { ...judged, likely: own, told: null }
}

/** `given`: the computed answer, or none; `meant`: what is told by meaning, alone or beside it. */
type Answers = { given: readonly Answer[]; meant: readonly Answer[] }

function answersTo(judged: Judged, computed: Answer | null): Answers {
  const { told, answering, question, part } = judged
  if (told) remember(answering, question, told)
  if (computed && OF_VISIT.has(computed.kind) && !isOverVisit(judged)) {
    // When we just asked the caller something, "can you call me" is an answer, not a booking request.
    const isOwn = answering.isOpen || part.isMarked || computed.kind !== 'booking'
    return { given: isOwn ? ofVisit(judged, computed) : [], meant: told ? [told] : [] }
  }
  const given = computed && isStanding(judged, computed) ? [computed] : []
  if (told) return { given, meant: [told] }
  return { given, meant: given.length > 0 ? [] : untold(judged) }
}

/** The owner decides on a visit; who only wants to come by is told whether it is open then, too. */
function ofVisit({ answering, question }: Judged, visit: Answer): readonly Answer[] {
  return asksToComeThen(question, answering) ? [hoursOf(answering, question), visit] : [visit]
}

/** Put in English, a statement may seem to ask what no fact answers. */
function asMeant({ language }: Judging, one: AskedOfFacts): AskedOfFacts {
  return language === 'en' || one.answer !== null ? { ...one, isMeant: true } : one
}

type Judged = {
  answering: Judging
  question: Question
  part: Part
  likely: LikelyAsked
  told: Answer | null
}

/** "Can somebody come look at my toilet" asks for a visit, even if the facts say that toilets are repaired. */
function isOverVisit({ answering, question, told, likely }: Judged): boolean {
  if (!told || told.kind === 'service') return false
  if (told.answer === refusalOf(question.named, answering.known)) return true
  return topOf(likely) >= FROM.overVisit
}

/**
 * Whether the computed answer is given, beside the fact that answers or alone. "Do you have any spots open right now"
 * does not ask for opening hours.
 */
function isStanding({ told, likely, question, answering }: Judged, { kind }: Answer): boolean {
  if (OF_VISIT.has(kind) || (told && kind === 'area')) return false
  if (kind !== 'hours' || !hasLexicon(answering.language)) return true
  const { when, has } = question
  const asksTime = has('asksWh') && (has('closing') || has('opening'))
  if (told) return asksTime || likely.hours >= FROM.besideHours
  // "The sale closes on the eleventh", "are they going to see it tonight"
  if (isOwners(likely, answering) && likely.hours < FROM.hoursOfWords) return false
  return (
    answering.asked.cues.has('asksAgain', question.range) ||
    likely.hours >= FROM.hoursOfWords ||
    when.days.length > 0 ||
    when.weekdays ||
    has('between')
  )
}

/**
 * "And on Sunday?" asks for the hours, even if a fact mentions Sunday; "where are you?" asks for our address; "what do
 * you do?" for the services.
 */
function isSettled(computed: Answer | null, { asked }: Judging, part: Part): boolean {
  if (computed?.kind === 'hours')
    return part.goesOn || asked.cues.at('followUp', part.from) !== null
  return computed !== null && SETTLED.has(computed.kind)
}

const SETTLED: ReadonlySet<Answer['kind']> = new Set(['location', 'service', 'own'])

function putAt({ asked }: Judging, { from, to }: Range, answer: Answer): AskedOfFacts {
  const range = { from, to }
  return { range, words: heardIn(asked.utterance, range), ...answer }
}

/** The answer computed for the question, but for what was just told. */
function computedIn(answering: Judging, question: Question): Answer | null {
  const answer = computedAnswer(question, answering)
  if (answer?.answer != null && answer.answer === answering.last.told) return null
  remember(answering, question, answer)
  return answer
}

/**
 * No fact is certain enough: give the hours, find that nothing is asked, or say that the answer is not known.
 */
function untold({ answering, question, likely, part }: Judged): readonly Answer[] {
  const { cues } = answering.asked
  if (!answering.isOpen && !part.isMarked) return []
  // "You didn't answer about the ladder" is a statement, but it asks.
  const isGlossed = !hasLexicon(answering.language)
  if (likely.nothing >= FROM.nothing && !cues.has('asksAgain') && !isGlossed) return []
  const comesThen = asksToComeThen(question, answering)
  if (asksNothing(likely, answering, part)) return []
  // "Can somebody be here in the hour" asks for no opening hours.
  if (question.has('comeAsk') && !comesThen && !question.has('hours')) return [open('booking')]
  if (likely.hours >= FROM.hours || comesThen) return [hoursOf(answering, question)]
  if (isOfTheCall(question, answering.asked)) return []
  return isOwners(likely, answering) ? [open('own')] : unknown(question, part)
}

/** What has no form of a question is a message. */
function unknown(question: Question, { asks }: Part): readonly Answer[] {
  const isPrice = question.has('price') && !question.asksHowLong
  return asks ? [open(isPrice ? 'price' : 'other')] : []
}

/** "Tomorrow being Saturday, could you come at nine?": of the day that was named before the question. */
function hoursOf(answering: Answering, question: Question): Answer {
  const told = answerHours(answering, whenSpokenOf(question, false, answering), false)
  return { kind: 'hours', answer: told.text, sure: told.sure }
}

/** In the course of a call, and in English, where the turns were gathered. */
function asksNothing({ inCall }: LikelyAsked, { language, asked }: Answering, { isMarked }: Part) {
  const mayBe = language === 'en' && !isMarked && !asked.cues.has('asksAgain')
  return mayBe && inCall.nothing >= FROM.nothingInCall
}

/** Only the owner can settle it. */
function isOwners({ inCall }: LikelyAsked, { language }: Answering): boolean {
  return language === 'en' && inCall.owner >= FROM.owner
}

function topOf({ facts }: LikelyAsked): number {
  return facts[0]?.likelihood ?? 0
}
