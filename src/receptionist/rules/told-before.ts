import type { Ask } from '../call-state.ts'
import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import { emergencyFact } from '../facts/emergency-fact.ts'
import { FEW_WORDS, leadOf, leansOnLead, SHORT_WORDS } from '../facts/goes-on-from-before.ts'
import type { QuestionKind } from '../facts/question-kinds.ts'
import { stemOf } from '../facts/thesaurus.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import type { Understanding } from '../understand/understand.ts'
import { readUtterance } from '../understand/utterance.ts'
import { wholeOf } from '../understand/words-left-over.ts'
import type { Turn } from './turn.ts'

/**
 * Marks a repeated answer as unknown when it does not fit the question: the caller says that they asked something else,
 * or it shares nothing with the question. Keeps us from repeating the same fact.
 */
export function withoutTold(turn: Turn, heard: Understanding): Understanding {
  const questions = heard.questions
    .filter((question) => !takesUp(turn, heard, question))
    .flatMap((question, _, all) => {
      const against = againstTold(turn, heard, question)
      const isLost = question.answer !== null && against.answer === null
      return isLost && isAnsweredToo(question, all) ? [] : [against]
    })
    .filter((question) => !onlyAgrees(turn, heard, question))
  const isAsked = contests(turn, heard) || namesOneMore(turn, heard)
  return {
    ...heard,
    questions: questions.length === 0 && isAsked ? [wholeAsked(heard)] : questions,
  }
}

/** "Are you open? My heater burst": the hours answer it, and a fact on heaters that is not told leaves nothing open. */
function isAnsweredToo(question: AskedOfFacts, all: readonly AskedOfFacts[]): boolean {
  const { from, to } = question.range
  const isSame = ({ range }: AskedOfFacts) => range.from === from && range.to === to
  return all.some((one) => one !== question && one.sure && one.answer !== null && isSame(one))
}

function againstTold(turn: Turn, heard: Understanding, question: AskedOfFacts): AskedOfFacts {
  const { answer, sure, kind } = question
  if (answer === null || (!sure && kind === 'hours')) return question
  if (isOfEmergencies(turn, heard, answer)) return question
  const isMore = isOneMore(turn, question) && isWantedAgain(turn, heard, question)
  if (isMore || asksItsPrice(turn, heard, question)) return { ...question, sure: true }
  if (isJustTold(turn, heard, question)) return { ...question, sure: false }
  if (mayTell(turn, heard, question, answer)) return question
  return { ...question, kind: kindOpen(heard, question), sure: false, answer: null }
}

/** "You have an elevator, good. Do you …?": a statement takes up what was told; the mark is on the question. */
function takesUp(turn: Turn, { utterance: { words } }: Understanding, one: AskedOfFacts): boolean {
  const isStated = words[one.range.to - 1]?.stop === '.'
  const isMarked = words.some(({ stop }) => stop === '?')
  return isStated && isMarked && one.answer !== null && isTold(turn, one.answer)
}

/** "Pode ser nesse número sim" agrees to the number, though it seems to go on from the price that was told. */
function onlyAgrees(turn: Turn, heard: Understanding, question: AskedOfFacts): boolean {
  const { answer, numbers, utterance } = heard
  const isShort = utterance.words.length <= AGREES_WITHIN && !heard.cues.has('repeat')
  const agrees = numbers.sameNumber || answer === 'yes'
  if (!OF_NUMBERS.has(turn.talk.asking) || !isShort || !agrees) return false
  return question.answer !== null && isTold(turn, question.answer)
}

const AGREES_WITHIN = 6

const OF_NUMBERS: ReadonlySet<Ask> = new Set(['caller_phone', 'confirm_phone'])

/** "And snakes?", "et les lapins ?", right after an answer: a thing, and no more than an article before it. */
function namesOneMore({ talk, notes }: Turn, { cues, utterance, kind }: Understanding): boolean {
  const [thing, ...before] = utterance.words.slice(1).toReversed()
  const isJoined = cues.at('followUp', 0) !== null || cues.at('joins', 0) !== null
  if (!thing || !isJoined || before.length > 1 || kind === 'answer') return false
  const isPlain = (folded: string) => isEveryday(folded, notes.language)
  const isThing = !isPlain(thing.folded) && before.every(({ folded }) => isPlain(folded))
  return isThing && (talk.told ?? []).some(({ answer }) => talk.lastReply.includes(answer))
}

function mayTell(
  turn: Turn,
  heard: Understanding,
  question: AskedOfFacts,
  answer: string,
): boolean {
  // "She ate raisins, is that bad?" is not answered by what the owner says of food.
  if (
    question.isMeant &&
    question.kind === 'fact' &&
    isInNeed(turn, heard) &&
    !isAboutIt(turn, heard, question, answer)
  )
    return false
  return !isTold(turn, answer) || isWantedAgain(turn, heard, question)
}

function isInNeed({ notes }: Turn, { urgency }: Understanding): boolean {
  return urgency.urgent || notes.urgency.urgent
}

/** Where to go in an emergency is told as often as it is asked for. */
function isOfEmergencies(turn: Turn, heard: Understanding, answer: string): boolean {
  return isInNeed(turn, heard) && answer === emergencyFact(turn.facts)
}

/** Who is in need is told only what their own words name: a wrong fact costs them more than "I'll ask the owner". */
function isAboutIt(
  { notes }: Turn,
  { cues }: Understanding,
  { words, range }: AskedOfFacts,
  answer: string,
): boolean {
  if (cues.has('safetyAsk', range)) return false
  // The owner's words are in English.
  if (notes.language !== 'en') return true
  const told = new Set(stemsOf(answer))
  return readUtterance(words).words.some(
    ({ folded }) => told.has(stemOf(folded)) && !isEveryday(folded, 'en'),
  )
}

/** Asked on about what was told a moment ago: it is all that is known, and does not answer this. */
function isJustTold(turn: Turn, heard: Understanding, question: AskedOfFacts): boolean {
  const { lastAnswer, lastReply } = turn.talk
  const isLast = question.answer === lastAnswer && lastReply.includes(lastAnswer ?? '')
  const asksSame = RECKONED.has(question.kind) || heard.cues.has('repeat')
  return isLast && !asksSame && isWantedAgain(turn, heard, question)
}

/** "But we're not inside Round Rock", right after an answer: it did not answer their question. */
function contests({ talk, notes }: Turn, heard: Understanding): boolean {
  const { cues, utterance, kind, numbers, urgency } = heard
  const { lastAnswer, lastReply } = talk
  const isSaid = lastAnswer !== null && lastReply.includes(lastAnswer)
  if (!isSaid || kind === 'answer' || numbers.ranges.length > 0 || urgency.denied) return false
  const told = new Set(readUtterance(lastAnswer).words.map(({ folded }) => folded))
  return cues
    .all('negation')
    .some(({ to }) =>
      utterance.words
        .slice(to, to + DENIED)
        .some(({ folded }) => told.has(folded) && !isEveryday(folded, notes.language)),
    )
}

/** A denied word comes within this many words after the "not". */
const DENIED = 3

function wholeAsked({ utterance }: Understanding): AskedOfFacts {
  const range = wholeOf(utterance)
  return { range, words: utterance.source, kind: 'other', answer: null, sure: false }
}

/** "Can you just send someone" asks for an action, whatever fact came close. */
function kindOpen({ cues }: Understanding, { kind, range }: AskedOfFacts): QuestionKind {
  if (cues.has('comeAsk', range) || cues.has('promiseAsk', range)) return 'deed'
  return kind === 'price' ? kind : 'other'
}

export function isTold({ talk }: Turn, answer: string): boolean {
  return (talk.told ?? []).some((one) => one.answer === answer)
}

function isWantedAgain(
  turn: Turn,
  { cues, utterance }: Understanding,
  question: AskedOfFacts,
): boolean {
  const { talk, notes } = turn
  const { answer, kind, range } = question
  if (RECKONED.has(kind) || cues.has('repeat')) return true
  if (cues.has('asksAgain') || cues.has('orNot', range)) return false
  const before = (talk.told ?? []).filter((one) => one.answer === answer)
  const of = new Set([answer ?? '', ...before.map(({ words }) => words)].flatMap(stemsOf))
  const isOfLead = leansOnLead(utterance, notes.language, range)
  return utterance.words
    .slice(isOfLead ? leadOf(utterance, range.from, cues) : range.from, range.to)
    .some(
      ({ folded }) =>
        of.has(stemOf(folded)) &&
        (!isEveryday(folded, notes.language) ||
          (isOneMore(turn, question) && folded.length > FEW_WORDS)),
    )
}

function stemsOf(text: string): string[] {
  return readUtterance(text).words.map(({ folded }) => stemOf(folded))
}

/** "How much is that?" right after a fact with a price. */
function asksItsPrice({ talk }: Turn, { cues }: Understanding, one: AskedOfFacts): boolean {
  const { answer, kind, range } = one
  const isPrice = kind === 'price' || (kind === 'service' && cues.has('price', range))
  const isLast = answer === talk.lastAnswer && range.to - range.from <= SHORT_WORDS
  return isPrice && isLast && /\$\d/.test(answer ?? '')
}

/** "And kids?" right after a list of prices wants another item of it. */
function isOneMore({ talk }: Turn, { answer, range }: AskedOfFacts): boolean {
  return answer === talk.lastAnswer && range.to - range.from <= FEW_WORDS
}

/** Answers computed for the question rather than quoted from the owner's words. */
const RECKONED: ReadonlySet<QuestionKind> = new Set(['hours', 'location', 'languages'])

const MAX_TOLD = 12

/** Records the answers given now, with the words that asked for them. */
export function noteTold({ talk }: Turn, questions: readonly AskedOfFacts[]): void {
  const told = questions.flatMap(({ answer, words }) =>
    answer === null ? [] : [{ answer, words }],
  )
  talk.told = [...(talk.told ?? []), ...told].slice(-MAX_TOLD)
}
