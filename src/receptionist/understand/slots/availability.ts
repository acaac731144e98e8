import type { Cues } from '../../languages/find-cues.ts'
import { heardIn, type Range, type Utterance, type Word } from '../utterance.ts'
import { isJoin } from './clause-begins.ts'
import { begunIn, overlaps, sentenceOf } from './cues-near.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import type { KindedRun } from './number-kind.ts'
import { NEAR, timesIn } from './times-said.ts'
import { joined, readClauses } from './when-to-call.ts'

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

type Heard = {
  utterance: Utterance
  cues: Cues
  runs: readonly KindedRun[]
  expects: Expects
}

/**
 * When the caller may be called, in their words: whole clauses, since half of one may say the reverse. A clause with a
 * time counts if it speaks of a call, wishes ("after five works"), is the answer, tells what the caller does then ("I
 * teach till three"), or stands beside one that asks for a call; never a question, a visit or a story of the past.
 */
export function findAvailability(
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
  expects: Expects,
  known: KnownNumbers,
): AvailabilityHeard | null {
  const heard = { utterance, cues, runs, expects }
  let found: Range[] = []
  let corrects = false
  for (const sentence of utterance.sentences) {
    const isChange = changesBefore(sentence, heard)
    const parts = timesOfSentence(sentence, heard, isChange && found.length > 0)
    // "Tomorrow is good. No wait, make it Thursday."
    if (isChange && found.length === 0) corrects = true
    found = isChange && parts.length > 0 ? parts : [...found, ...parts]
  }
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return null
  // "Sorry, not Monday but Friday" is about their matter if no best time was noted.
  if (corrects && !known.availability) return null
  return {
    text: found.map((range) => heardIn(utterance, range)).join('; '),
    range: { from: first.from, to: last.to },
    parts: found,
    corrects,
    namesCall: found.some((range) =>
      CALLS.some((name) => begunIn(cues, name, sentenceOf(utterance, range.from))),
    ),
    isOfCall: isOfCall(heard, found),
  }
}

const CALLS = ['calledBack', 'noCall'] as const

/** It corrects, and no time stands before the correction: another sentence or turn has what it corrects. */
function changesBefore(sentence: Range, heard: Heard): boolean {
  const { from } = behindCorrection(sentence, heard)
  return from > sentence.from && timesIn({ from: sentence.from, to: from }, heard).length === 0
}

/** Each clause that has a time speaks of a call, and adds to nothing said before. */
function isOfCall({ utterance, cues }: Heard, found: readonly Range[]): boolean {
  const sentences = utterance.sentences.filter((one) => found.some((time) => overlaps(time, one)))
  const adds = found.some(({ from, to }) => {
    const [before, first] = [utterance.words[from - 1], utterance.words[from]]
    return cues.has('negation', { from, to }) || isJoin(before ?? first)
  })
  const isCall = (one: Range) => cues.has('calledBack', one) && !cues.has('noCall', one)
  return !adds && sentences.every(isCall)
}

/** `isWished`: what it corrects was when to call. */
function timesOfSentence(sentence: Range, heard: Heard, isWished: boolean): Range[] {
  if (tellsOfNobody(heard.utterance, sentence)) return []
  const said = behindCorrection(sentence, heard)
  const before = { from: sentence.from, to: said.from }
  const clauses = readClauses(sentence, said, heard)
  if (clauses.some(({ isWhen }) => isWhen)) return joined(clauses, heard)
  // "Call me Thursday, wait no, Friday": the wish stands before the correction.
  const wasWished =
    isWished ||
    (before.to > before.from && readClauses(before, before, heard).some((one) => one.isWhen))
  if (!wasWished) return []
  return joined(
    clauses.map((one) => ({ ...one, isWhen: one.times.length > 0 })),
    heard,
  )
}

/** "Tuesday, no, wait, Wednesday morning": only the words after the correction count. */
function behindCorrection(sentence: Range, heard: Heard): Range {
  const { cues, utterance } = heard
  const times = timesIn(sentence, heard)
  const noes = cues
    .all('no')
    .filter((no) => isStop(utterance.words[no.to - 1]) && times.some(({ to }) => to <= no.from))
  const changes = [...cues.all('correction'), ...noes].filter(
    ({ from, to }) =>
      from >= sentence.from &&
      !EXCEPTS.has(utterance.words[from]?.folded ?? '') &&
      times.some((time) => time.from >= to && time.from - to <= NEAR),
  )
  return { from: Math.max(sentence.from, ...changes.map(({ to }) => to)), to: sentence.to }
}

/** "Any time except Mondays" takes nothing back. */
const EXCEPTS: ReadonlySet<string> = new Set('except excepto menos sauf ausser exceto'.split(' '))

function isStop(word: Word | undefined): boolean {
  return word !== undefined && word.stop !== ''
}

/** "If nobody calls me by noon" is a complaint, not a wish for a time. */
function tellsOfNobody({ words }: Utterance, { from, to }: Range): boolean {
  const said = words.slice(from, to).map(({ folded }) => folded)
  return said.some((word, at) => NOBODY.has(word) || (word === 'one' && said[at - 1] === 'no'))
}

const NOBODY = new Set('nobody none nadie personne niemand ninguem kimse никто'.split(' '))
