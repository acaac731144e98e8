import { heardIn, type Range, readUtterance } from '../utterance.ts'
import { isJoin } from './clause-begins.ts'
import { begunIn, overlaps, sentenceOf } from './cues-near.ts'
import { NEAR, timesIn } from './times-said.ts'
import type { TurnWithNumbers } from './turn.ts'
import { type Clause, joined, readClauses } from './when-to-call.ts'

/**
 * `parts`: the words of `text`; `range`: from the first to the last. `corrects`: a time of an earlier turn.
 * `namesCall`: a call is spoken of beside it. `isOfCall`: they say when to be called, and that alone.
 */
export type AvailabilityHeard = {
  text: string
  range: Range
  parts: readonly Range[]
  corrects: boolean
  namesCall: boolean
  isOfCall: boolean
}

/**
 * When the caller may be called, in their words: whole clauses, since half of one may say the reverse. A clause with a
 * time counts if it speaks of a call, wishes ("after five works"), is the answer, tells what the caller does then ("I
 * teach till three"), or is beside one that asks for a call; never a question, a visit or a story of the past.
 */
export function findAvailability(turn: TurnWithNumbers): AvailabilityHeard | null {
  const { utterance, cues } = turn
  let found: Range[] = []
  let corrects = false
  for (const sentence of utterance.sentences) {
    const isChange = changesBefore(sentence, turn)
    const parts = timesOfSentence(sentence, turn, isChange && found.length > 0)
    // "Tomorrow is good. No wait, make it Thursday."
    if (isChange && found.length === 0) corrects = !deniesKnown(sentence, turn)
    found = isChange && parts.length > 0 ? parts : [...found, ...parts]
  }
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return null
  // "Sorry, not Monday but Friday" is about their matter if no best time was noted.
  if (corrects && !turn.known.availability) return null
  return {
    text: found.map((range) => heardIn(utterance, range)).join('; '),
    range: { from: first.from, to: last.to },
    parts: found,
    corrects,
    namesCall: found.some((range) =>
      CALLS.some((name) => begunIn(cues, name, sentenceOf(utterance, range.from))),
    ),
    isOfCall: isOfCall(turn, found),
  }
}

const CALLS = ['calledBack', 'noCall'] as const

/** "It's Wednesday, not Tuesday", where Tuesday was noted: told beside that, as it may leave the hour as it was. */
function deniesKnown(sentence: Range, turn: TurnWithNumbers): boolean {
  const { utterance, cues, known } = turn
  const held = new Set(readUtterance(known.availability ?? '').words.map(({ folded }) => folded))
  return timesIn(sentence, turn).some(
    ({ from, to }) =>
      cues.all('negation').some((not) => not.to === from) &&
      utterance.words.slice(from, to).some(({ folded }) => folded.length > DAY && held.has(folded)),
  )
}

/** Letters of a word that names no time. */
const DAY = 3

/** It corrects, and no time comes before the correction: another sentence or turn has what it corrects. */
function changesBefore(sentence: Range, turn: TurnWithNumbers): boolean {
  const { from } = behindCorrection(sentence, turn)
  return from > sentence.from && timesIn({ from: sentence.from, to: from }, turn).length === 0
}

/** Each clause that has a time speaks of a call, and adds to nothing said before. */
function isOfCall({ utterance, cues }: TurnWithNumbers, found: readonly Range[]): boolean {
  const sentences = utterance.sentences.filter((one) => found.some((time) => overlaps(time, one)))
  const adds = found.some(
    (one) => cues.has('negation', one) || isJoin(utterance.words[Math.max(0, one.from - 1)]),
  )
  const isCall = (one: Range) => cues.has('calledBack', one) && !cues.has('noCall', one)
  return !adds && sentences.every(isCall)
}

/** `isWished`: what it corrects was when to call. */
function timesOfSentence(sentence: Range, turn: TurnWithNumbers, isWished: boolean): Range[] {
  const words = turn.utterance.words.slice(sentence.from, sentence.to)
  // "If nobody calls me by noon" is a complaint, not a wish for a time.
  const isNobody = words.some(
    ({ folded }, at) => NOBODY.has(folded) || (folded === 'one' && words[at - 1]?.folded === 'no'),
  )
  if (isNobody) return []
  const said = behindCorrection(sentence, turn)
  const before = { from: sentence.from, to: said.from }
  const clauses = fromNamed(readClauses(sentence, said, turn), turn)
  if (clauses.some(({ isWhen }) => isWhen)) return joined(clauses, turn)
  // "Call me Thursday, wait no, Friday": the wish comes before the correction.
  const wasWished =
    isWished ||
    deniesKnown(sentence, turn) ||
    readClauses(before, before, turn).some(({ isWhen }) => isWhen)
  const times = clauses.map((one) => ({ ...one, isWhen: one.times.length > 0 }))
  return wasWished ? joined(times, turn) : []
}

/** "Thursday after five, and the best time to call me is lunch": another time comes before a named best time. */
function fromNamed(clauses: Clause[], { cues }: TurnWithNumbers): Clause[] {
  const first = clauses.findIndex(
    ({ isWhen, ...clause }) => isWhen && cues.has('bestTimeLead', clause),
  )
  return clauses.map((clause, at) => (at < first ? { ...clause, isWhen: false } : clause))
}

const NOBODY = new Set('nobody none nadie personne niemand ninguem kimse никто'.split(' '))

/** "Tuesday, no, wait, Wednesday morning": only the words after the correction count. */
function behindCorrection(sentence: Range, turn: TurnWithNumbers): Range {
  const times = timesIn(sentence, turn)
  const changes = turn.cues
    .all('correction')
    .filter(
      ({ from, to }) =>
        from >= sentence.from &&
        !EXCEPTS.has(turn.utterance.words[from]?.folded ?? '') &&
        times.some((time) => time.from >= to && time.from - to <= NEAR),
    )
  // "No, not tomorrow at seven": the "not" stays with what it denies.
  const behind = ({ from, to }: Range) =>
    turn.cues.all('negation').find((not) => not.to === to && not.from > from)?.from ?? to
  return { from: Math.max(sentence.from, ...changes.map(behind)), to: sentence.to }
}

/** "Any time except Mondays" takes nothing back. */
const EXCEPTS: ReadonlySet<string> = new Set('except excepto menos sauf ausser exceto'.split(' '))
