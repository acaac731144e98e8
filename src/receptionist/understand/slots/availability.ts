import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { heardIn, type Range, type Utterance, type Word } from '../utterance.ts'
import { beginsClause, SUBJECTS } from './clause-begins.ts'
import { overlaps } from './cues-near.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import type { KindedRun } from './number-kind.ts'
import { ownTime } from './own-time.ts'
import { answersWithTime, isAlone, isBareDay } from './time-as-answer.ts'
import { clausesOf } from './time-clauses.ts'
import { isAsked, timesIn, WISHES } from './times-said.ts'
import { trimmed } from './trim-time.ts'

/**
 * `parts`: the words of `text`; `range`: from the first to the last. `corrects`: a time of an earlier turn. `isOfCall`:
 * they say when to be called, and that alone.
 */
export type AvailabilityHeard = {
  text: string
  range: Range
  parts: readonly Range[]
  corrects: boolean
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
  const found = utterance.sentences.flatMap((sentence) => timesOfSentence(sentence, heard))
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return null
  const corrects = utterance.sentences.some((sentence) => {
    const { from } = behindCorrection(sentence, heard)
    return from > sentence.from && timesIn({ from: sentence.from, to: from }, heard).length === 0
  })
  // "Sorry, not Monday but Friday" is about their matter if no best time was noted.
  if (corrects && !known.availability) return null
  return {
    text: found.map((range) => heardIn(utterance, range)).join('; '),
    range: { from: first.from, to: last.to },
    parts: found,
    corrects,
    isOfCall: isOfCall(heard, found),
  }
}

/** Each clause that has a time speaks of a call, and adds to nothing said before. */
function isOfCall({ utterance, cues }: Heard, found: readonly Range[]): boolean {
  const sentences = utterance.sentences.filter((one) => found.some((time) => overlaps(time, one)))
  const adds = found.some(({ from, to }) => {
    const [before, first] = [utterance.words[from - 1], utterance.words[from]]
    return cues.has('negation', { from, to }) || ADDS.has((before ?? first)?.folded ?? '')
  })
  const isCall = (one: Range) => cues.has('calledBack', one) && !cues.has('noCall', one)
  return !adds && sentences.every(isCall)
}

const ADDS: ReadonlySet<string> = new Set('and or y o und oder et ou e ve veya и или'.split(' '))

type Clause = Range & { times: readonly Range[]; isOfCall: boolean; isWhen: boolean }

function timesOfSentence(sentence: Range, heard: Heard): Range[] {
  if (tellsOfNobody(heard.utterance, sentence)) return []
  const said = behindCorrection(sentence, heard)
  const before = { from: sentence.from, to: said.from }
  const clauses = readClauses(sentence, said, heard)
  if (clauses.some(({ isWhen }) => isWhen)) return joined(clauses, heard)
  // "Call me Thursday, wait no, Friday": the wish stands before the correction.
  const wasWished = before.to > before.from && readClauses(before, before, heard).some((one) => one.isWhen)
  if (!wasWished) return []
  return joined(clauses.map((one) => ({ ...one, isWhen: one.times.length > 0 })), heard)
}

function readClauses(sentence: Range, said: Range, heard: Heard): Clause[] {
  const { utterance, cues } = heard
  const times = timesIn(said, heard)
  const isAnswer = isAlone(sentence, times, heard) || answersWithTime(said, times, heard)
  const clauses = clausesOf(said, utterance, cues, times).map((clause) => ({
    ...clause,
    times: times.filter((time) => overlaps(time, clause)),
    isOfCall: OF_CALL.some((name) => touches(cues, name, clause)),
  }))
  const isWished = (clause: Omit<Clause, 'isWhen'>) =>
    clause.times.some((time) => isWish(time, clause, sentence, times, heard))
  const wished = clauses.map(isWished)
  const read = clauses.map((clause, at) => {
    const [time] = clause.times
    if (!time) return { ...clause, isWhen: false }
    const isFirst = isAnswer && time === times[0]
    const beside = [clauses[at - 1], clauses[at + 1]].filter(
      (one) => one !== undefined && (one.isOfCall || wished[clauses.indexOf(one)]) && !cues.has('noCall', one),
    )
    const isBeside = beside.length > 0 && ownTime(clause, heard) !== 'other'
    return {
      ...clause,
      isWhen: isFirst || wished[at] === true || isBeside || ownTime(clause, heard) === 'busy',
    }
  })
  // "Only Thursday or Friday, in the morning".
  return read.map((clause, at) => ({
    ...clause,
    isWhen: clause.isWhen || (isTimeAlone(clause, heard) && read[at - 1]?.isWhen === true),
  }))
}

function isTimeAlone(clause: Clause, heard: Heard): boolean {
  return isAlone(clause, clause.times, { ...heard, expects: 'caller_phone' })
}

const OF_CALL: readonly CueName[] = ['calledBack', 'noCall', 'textMe']

function touches(cues: Cues, name: CueName, clause: Range): boolean {
  return cues.all(name).some(({ from, to }) => from >= clause.from && from < clause.to && to > clause.from)
}

/** The clauses that count, those beside one another as one, with the call that each leads to. */
function joined(clauses: readonly Clause[], heard: Heard): Range[] {
  const parts: Range[] = []
  let last = -2
  for (const [at, clause] of clauses.entries()) {
    if (!clause.isWhen) continue
    const part = parts.at(-1)
    const next = clauses[at + 1]
    const to = next && refersBack(next, heard) ? next.to : clause.to
    if (part && last >= at - 1) part.to = to
    else parts.push({ from: clause.from, to })
    last = to === clause.to ? at : at + 1
  }
  return parts.map((part) => trimmed(part, timesIn(part, heard), heard))
}

/** "So after that", "so call me then": says when by what stands before it. */
function refersBack(clause: Clause, { utterance, cues }: Heard): boolean {
  if (clause.times.length > 0 || cues.has('asks', clause)) return false
  const [first, second] = utterance.words.slice(clause.from, clause.to)
  return clause.isOfCall || [first, second].some((word) => AFTER.has(word?.folded ?? ''))
}

const AFTER: ReadonlySet<string> = new Set(
  'after afterwards before then despues antes apres avant danach davor depois nachher'.split(' '),
)

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

const NEAR = 5

/** "Any time except Mondays" takes nothing back. */
const EXCEPTS: ReadonlySet<string> = new Set('except excepto menos sauf ausser exceto'.split(' '))

/** The clause wishes for a call or says that the time suits. */
function isWish(
  time: Range,
  clause: Omit<Clause, 'isWhen'>,
  sentence: Range,
  times: readonly Range[],
  heard: Heard,
): boolean {
  const {
    utterance: { words },
    cues,
  } = heard
  const isCall = touches(cues, 'calledBack', clause) || touches(cues, 'noCall', clause)
  const touching = (name: CueName) => cues.all(name).filter((range) => overlaps(range, clause))
  const wishes = WISHES.flatMap(touching).filter(
    (wish) =>
      (isCall || !isOfOther(words, wish, time)) &&
      !isOfDeed(words, wish, cues) &&
      !(wish.from !== time.to && isSound(cues, wish)) &&
      !(wish.from >= time.to && cues.has('negation', wish)) &&
      !(overlaps(wish, time) && SUBJECTS.has(words[time.to]?.folded ?? '')),
  )
  if (wishes.length === 0 || touching('over').length > 0) return false
  if (isCall) return !isAsked(time, sentence, heard)
  if (isBareDay(time, heard, times)) return false
  // "Had" near a time tells of the past, unless the wish stands right beside the time.
  if (touching('told').length > 0 && !wishes.some((wish) => isBeside(wish, time))) return false
  return !isAsked(time, sentence, heard)
}

function isBeside(wish: Range, time: Range): boolean {
  return wish.from - time.to <= 1 && time.from - wish.to <= 1
}

/** "Better for bringing her by", "puedo llevarlo a las cinco": good for something else, or able to do it then. */
function isOfDeed(words: Utterance['words'], { from, to }: Range, cues: Cues): boolean {
  const [can, next, object] = [words[from], words[to], words[to + 1]]
  if (!can || !next || words[to - 1]?.stop !== '') return false
  if (FOR.has(next.folded))
    return !ME.has(object?.folded ?? '') && !cues.has('calledBack', { from: to, to: to + NEAR })
  return CAN.has(can.folded) && INFINITIVE.test(next.folded) && !TALK.has(next.folded)
}

const FOR: ReadonlySet<string> = new Set('for para pra pour fur'.split(' '))
const ME: ReadonlySet<string> = new Set(
  'me us my mi nosotros mim nos moi nous mich uns him her them'.split(' '),
)
const CAN: ReadonlySet<string> = new Set('puedo podemos posso peux pouvons'.split(' '))
const INFINITIVE = /(?:[aei]r|re)(?:l[aeo]s?|me|se|nos)?$/
const TALK: ReadonlySet<string> = new Set(
  'hablar atender contestar responder falar parler repondre recibir'.split(' '),
)

/** An "okay" that only ends a sentence. */
function isSound(cues: Cues, wish: Range): boolean {
  return [...cues.all('filler'), ...cues.all('yes')].some(
    ({ from, to }) => from <= wish.from && to >= wish.to,
  )
}

/** "Call me before I take the kids at eight", "fix it for free tomorrow": the time belongs to another clause. */
function isOfOther(words: Utterance['words'], wish: Range, time: Range): boolean {
  const isForFree = words[wish.from]?.folded === 'free' && words[wish.from - 1]?.folded === 'for'
  const between = words.slice(wish.to, time.from)
  return isForFree || between.some(beginsClause)
}

function isStop(word: Word | undefined): boolean {
  return word !== undefined && word.stop !== ''
}

/** "If nobody calls me by noon" is a complaint, not a wish for a time. */
function tellsOfNobody({ words }: Utterance, { from, to }: Range): boolean {
  const said = words.slice(from, to).map(({ folded }) => folded)
  return said.some((word, at) => NOBODY.has(word) || (word === 'one' && said[at - 1] === 'no'))
}

const NOBODY = new Set('nobody none nadie personne niemand ninguem kimse никто'.split(' '))
