import type { Ask } from '../call-state.ts'
import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import { OF_VISIT } from '../facts/question-kinds.ts'
import { isNoQuestion } from '../facts/question-starts.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { isRemark } from './is-remark.ts'
import type { Judged } from './judges/judge.ts'
import { followsDenial, opensAsStatement } from './opens-as-statement.ts'
import { wishesCall, wishesContact } from './slots/contact-by.ts'
import { DECIDE } from './thresholds.ts'
import { heardIn, type Range, type Utterance } from './utterance.ts'
import { CALL_TALK, uncoveredWords, wholeOf } from './words-left-over.ts'

/**
 * What an utterance means for the owner: something to act on, only questions about the business, a remark, or only talk
 * about the call and answers to our questions.
 */
export type Kind = 'matter' | 'questions' | 'remark' | 'answer'

export type WhatItIs = {
  kind: Kind
  questions: readonly AskedOfFacts[]
  /** How many words say something besides the caller's questions and the answers to ours. */
  tellingWords: number
  /** The caller only asks and says nothing else. */
  onlyAsks: boolean
  /** It sounds like a question, whether or not one was found in it. */
  soundsAsked: boolean
}

/** `slots`: words that are only a name, a number and the like. `asked`: possible questions to the business. */
type Heard = {
  slots: readonly Range[]
  asked: readonly AskedOfFacts[]
  /** What is not in `asked` asks nothing. */
  isJudged: boolean
  judged: Judged
  /** What a part of the utterance is, judged by itself. */
  judgePart: (part: Range) => Judged['purpose']
  asking: Ask
}

export function whatItIs(utterance: Utterance, cues: Cues, heard: Heard): WhatItIs {
  const { slots, asked, judged, asking } = heard
  const questions = asked.filter(
    (question) =>
      !asksUs(question, cues) &&
      (question.sure || !wishesContact(cues, question.range)) &&
      (question.isMeant ||
        ((question.sure ||
          question.kind !== 'other' ||
          mayAsk(utterance, question, cues, purposeOf(utterance, question, heard))) &&
          isAsked(utterance, question, slots, cues))),
  )
  const kind = kindOf(utterance, cues, { slots, questions, judged, asking })
  const ranges = [...slots, ...questions.map(({ range }) => range)]
  const tellingWords = uncoveredWords(utterance, wholeOf(utterance), ranges, cues)
  const isUnclear =
    (!heard.isJudged || cues.has('asksAgain')) &&
    questions.length === 0 &&
    kind !== 'answer' &&
    (slots.length === 0 || tellingWords > DECIDE.remarkWords.asked)
  const sounding = isUnclear ? soundsAsked(utterance, cues, slots, judged) : null
  const asks = (judged.purpose?.question ?? 0) >= DECIDE.asksFrom
  const isQuestion = tellingWords <= (asks ? DECIDE.tellsBeside : DECIDE.remarkWords.asked)
  const onlyAsks = (sounding !== null || questions.length > 0) && isQuestion
  const all = sounding ? [unknownAsked(utterance, sounding)] : questions
  return { kind, questions: all, tellingWords, onlyAsks, soundsAsked: asks }
}

function asksUs({ range }: AskedOfFacts, cues: Cues): boolean {
  return ASKS_US.some((name) =>
    cues.all(name).some(({ from, to }) => from < range.to && to > range.from),
  )
}

/** "Shall I spell it?" and "why do you need my number?" ask us, not the owner. */
export const ASKS_US: readonly CueName[] = ['spellOffer', 'numberOffer', 'whyDetails']

/**
 * A question without a fact counts if it sounds like one or is marked as one, and asks for no action: "could you send
 * someone?" does. The model saw few questions on how a visit goes ("will I have to be home").
 */
function mayAsk(
  utterance: Utterance,
  { range }: AskedOfFacts,
  cues: Cues,
  purpose: Judged['purpose'],
): boolean {
  if (opensAsStatement(utterance, range, cues)) return false
  if (purpose === null) return !followsDenial(utterance, range, cues)
  if (purpose.question >= DECIDE.mayAskFrom) return true
  const requests = cues.all('requests').filter(({ from }) => from >= range.from && from < range.to)
  const isOfSelf = requests.every(({ to }) => SELF.has(utterance.words[to - 1]?.folded ?? ''))
  const isWish = requests.length > 0 && purpose.matter >= DECIDE.wishesFrom
  return isOfSelf && !isWish && cues.at('asksFirst', range.from) !== null
}

/** "El aire se queda prendido" is told amid questions in words that may ask too: it is judged by itself. */
function purposeOf({ words }: Utterance, { range }: AskedOfFacts, heard: Heard): Judged['purpose'] {
  const { judged, judgePart } = heard
  return ARTICLES.has(words[range.from]?.folded ?? '') ? judgePart(range) : judged.purpose
}

const ARTICLES: ReadonlySet<string> = new Set(['el', 'la', 'los', 'las'])

const SELF = new Set(['i', 'we', 'he', 'she', 'it', 'my', 'the', 'your', 'this', 'that'])

/**
 * "And the address is 1204 Mesa Street" only gives a slot, and a goodbye asks nothing. Without a fact, the words must
 * form a question, or else they may be a statement.
 */
function isAsked(
  utterance: Utterance,
  { range, kind, sure, isItem }: AskedOfFacts,
  slots: readonly Range[],
  cues: Cues,
): boolean {
  // "And tomorrow, Sunday" may be a best time, but it asks for the hours.
  const taken = kind === 'hours' ? [] : slots
  // "Is there anybody who speaks French" is about the call, unless a fact answers it.
  if (uncoveredWords(utterance, range, taken, cues, sure ? [] : CALL_TALK) === 0) return false
  if (isItem) return true
  // "The cards have the wrong phone number" mentions a number but does not ask for one.
  if (kind === 'phone') return !cues.has('wrongNumber', range)
  if (OF_VISIT.has(kind)) return true
  if (sure && (kind !== 'fact' || cues.has('orNot'))) return true
  if (utterance.words[range.to - 1]?.stop === '?') return true
  return (
    opensAsking(utterance, { range, sure }, slots, cues) &&
    cues.at('goodbye', range.to - 1) === null
  )
}

/** "I was wondering if" asks anywhere in a turn, and so does a "where do I" that a fact answers. */
function opensAsking(
  utterance: Utterance,
  { range, sure }: Pick<AskedOfFacts, 'range' | 'sure'>,
  slots: readonly Range[],
  cues: Cues,
): boolean {
  if (cues.at('askLead', range.from) !== null) return true
  const opener = cues.at('asks', range.from) ?? cues.at('asksFirst', range.from)
  if (opener === null) return false
  // "Do you" and "what's it" ask even in the middle of talk without punctuation.
  const isLong = opener.to - opener.from > 1
  if (isLong && (sure || cues.at('asksWh', range.from) === null)) return true
  const before = utterance.words[range.from - 1]?.folded ?? ''
  if (cues.at('asksVerb', range.from) !== null && !POINTS.has(before)) return true
  return opensClause(utterance, range, slots, cues, isLong)
}

/**
 * `isLong`: the question opens with more than one word. "Is the" asks at the start of a clause, but not in "this is the
 * fourth time".
 */
function opensClause(
  utterance: Utterance,
  { from }: Range,
  slots: readonly Range[],
  cues: Cues,
  isLong = false,
): boolean {
  const before = utterance.words[from - 1]
  if (before === undefined || before.stop !== '' || (from <= FEW_BEFORE && isLong)) return true
  if (POINTS.has(before.folded)) return false
  const range = { from: from - 1, to: from }
  return uncoveredWords(utterance, range, slots, cues, BEFORE_A_QUESTION) === 0
}

const BEFORE_A_QUESTION: readonly CueName[] = [...CALL_TALK, 'askLead', 'joins', 'followUp']

/** "Gift cards, do you sell them": the subject may come before the question. */
const FEW_BEFORE = 2

const POINTS = new Set(['this', 'that', 'it', 'its', 'my', 'the', 'is'])

function soundsAsked(
  utterance: Utterance,
  cues: Cues,
  slots: readonly Range[],
  { purpose }: Judged,
): Range | null {
  const { length } = utterance.words
  const isAgain = cues.has('asksAgain')
  if (cues.has('requests')) return null
  if (!isAgain && purpose !== null && purpose.question < DECIDE.mayAskFrom) return null
  const openers = OPENS.flatMap((name) => cues.all(name)).filter(
    (range) =>
      !slots.some(({ from, to }) => range.from < to && from < range.to) &&
      !isNoQuestion(cues, range) &&
      opensClause(utterance, range, [], cues) &&
      !opensAsStatement(utterance, { ...range, to: length }, cues) &&
      (purpose !== null || isAgain || asksAlone(utterance, range, cues)),
  )
  const [opener] = openers.toSorted((a, b) => a.from - b.from)
  const isMarked = utterance.words.at(-1)?.stop === '?'
  const marked = isMarked ? (utterance.sentences.at(-1) ?? null) : null
  const range = opener ? { from: opener.from, to: length } : marked
  return range && OF_LINE.some((name) => cues.has(name, range)) ? null : range
}

/** Questions about the line, which it answers itself. */
const OF_LINE: readonly CueName[] = ['person', 'robot', 'identity', 'recorded', 'whyDetails']

const OPENS: readonly CueName[] = ['asks', 'asksFirst', 'asksAgain']

/** "Nerede" and "где" also join statements: without a purpose model, one word asks only near the start. */
function asksAlone(utterance: Utterance, { from, to }: Range, cues: Cues): boolean {
  if (followsDenial(utterance, { from, to: utterance.words.length }, cues)) return false
  return to - from > 1 || from < FEW_BEFORE || cues.has('price', { from, to })
}

/** A question nobody could make out: we say that it is unknown, and note it. */
function unknownAsked(utterance: Utterance, range: Range): AskedOfFacts {
  return { range, words: heardIn(utterance, range), kind: 'other', answer: null, sure: false }
}

type Parts = {
  slots: readonly Range[]
  questions: readonly AskedOfFacts[]
  judged: Judged
  asking: Ask
}

/** In doubt it is a matter: one too many only costs the owner a glance. */
function kindOf(utterance: Utterance, cues: Cues, parts: Parts): Kind {
  const { slots, questions, judged } = parts
  const whole = wholeOf(utterance)
  if (uncoveredWords(utterance, whole, slots, cues) === 0) return 'answer'
  const answered = questions.filter(({ answer, sure }) => answer !== null && sure)
  if (questions.length > answered.length) return 'matter'
  if (wishesCall(cues)) return 'matter'
  const asked = answered.map(({ range }) => range)
  const left = uncoveredWords(utterance, whole, [...slots, ...asked], cues)
  const isLong = utterance.words.length > DECIDE.tellsWords
  const sounds = (judged.purpose?.matter ?? 0) >= DECIDE.tellsFrom
  const tells = isLong || (sounds && !answered.every((one) => asksOn(one, cues)))
  if (asked.length > 0 && left <= DECIDE.remarkWords.more) return tells ? 'matter' : 'questions'
  return isRemark(left, heardIn(utterance, whole), parts) ? 'remark' : 'matter'
}

/** "And on Saturday?" is short enough to sound like a wish, but it is only an answered question. */
function asksOn({ kind, range }: AskedOfFacts, cues: Cues): boolean {
  return kind === 'hours' && cues.at('followUp', range.from) !== null
}
