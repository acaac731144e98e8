import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { heardIn, type Range, type Utterance, type Word } from '../utterance.ts'
import { beginsClause, isJoin, SUBJECTS } from './clause-begins.ts'
import { overlaps } from './cues-near.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import type { KindedRun } from './number-kind.ts'
import { answersWithTime, isAlone, isBareDay, SMALL } from './time-as-answer.ts'
import { isAsked, NEAR, timesIn, WISHES } from './times-said.ts'
import { afterThat, clauseOfUntil } from './until-then.ts'
import { readable } from './whole-time.ts'

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
 * When the caller may be called, in their words, from the first time to the last with everything in between and its
 * denials, since half of it would be another time. A time counts with a wish ("after five works") or alone as an
 * answer; never in a question, a wish for a visit or a story of the past.
 */
export function findAvailability(
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
  expects: Expects,
  known: KnownNumbers,
): AvailabilityHeard | null {
  const heard = { utterance, cues, runs, expects }
  const found = utterance.sentences.flatMap((sentence) => timeIn(sentence, heard) ?? [])
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return null
  const texts = found.map((range) => heardIn(utterance, range))
  const corrects = utterance.sentences.some((sentence) => {
    const { from } = behindCorrection(sentence, heard)
    return from > sentence.from && timesIn({ from: sentence.from, to: from }, heard).length === 0
  })
  // "Sorry, not Monday but Friday" is about their matter if no best time was noted.
  if (corrects && !known.availability) return null
  return {
    text: texts.join('; '),
    range: { from: first.from, to: last.to },
    parts: found,
    corrects,
    isOfCall: isOfCall(heard, found),
  }
}

function isOfCall({ utterance, cues }: Heard, found: readonly Range[]): boolean {
  const sentences = utterance.sentences.filter((one) => found.some((time) => overlaps(time, one)))
  const adds = found.some(
    ({ from, to }) => cues.has('negation', { from, to }) || isJoin(utterance.words[from - 1]),
  )
  const isCall = (one: Range) => cues.has('calledBack', one) && !cues.has('noCall', one)
  return !adds && sentences.every(isCall)
}

function timeIn(sentence: Range, heard: Heard): Range | null {
  if (tellsOfNobody(heard.utterance, sentence)) return null
  const said = behindCorrection(sentence, heard)
  const times = timesIn(said, heard)
  const behind = afterThat(said, times, heard)
  if (behind) return readable(behind, sentence, heard)
  const isAnswer = isAlone(sentence, times, heard) || answersWithTime(said, times, heard)
  const meant = times.filter(
    (time, at) => (isAnswer && at === 0) || isWished(time, sentence, heard),
  )
  if (meant.length === 0 || (!isAnswer && meant.every((time) => isBareDay(time, heard, times))))
    return null
  const whole = withClause(withTimesBeside(meant, times, heard), said, heard)
  return readable(whole, sentence, heard)
}

/** At most this many words between two times of one wish. */
const BETWEEN = 5

/** "Mornings I'm usually out, but after six": from the first to the last of the times close together. */
function withTimesBeside(meant: readonly Range[], times: readonly Range[], heard: Heard): Range {
  const froms = meant.map(({ from }) => from)
  const whole = { from: Math.min(...froms), to: Math.max(...meant.map(({ to }) => to)) }
  const before = times.filter(({ from }) => from < whole.from).toReversed()
  for (const { from, to } of before) if (whole.from - to <= BETWEEN) whole.from = from
  const behind = times.filter(({ to }) => to > whole.to)
  for (const time of behind) {
    const between = heard.utterance.words.slice(whole.to, time.from)
    const isOther =
      between.length > BETWEEN || between.some(beginsClause) || isAsked(time, whole, heard)
    if (isOther) break
    whole.to = time.to
  }
  return whole
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

/** At most this many words of the clause before its first time, if they deny it, and behind its last. */
const WITH_IT = 4

/**
 * "Just don't call in the mornings", "mornings don't work", "vormittags geht es nicht": with the denial before it and
 * the rest of its clause, as half of it may be the reverse.
 */
function withClause(whole: Range, said: Range, { cues, utterance: { words } }: Heard): Range {
  const denials = [...cues.all('negation'), ...cues.all('noCall')].filter(
    ({ from, to }) => from >= said.from && to > whole.from - WITH_IT && from < whole.from,
  )
  const from = Math.min(clauseOfUntil(whole, said, words), ...denials.map((denial) => denial.from))
  const end = words.findIndex((word, at) => at >= whole.to - 1 && isStop(word)) + 1
  const stop = end === 0 ? said.to : end
  const courtesyTo = (at: number) => cues.all('courtesy').find((one) => one.to === at)?.from
  const smallTo = (at: number) => (SMALL.has(words[at - 1]?.folded ?? '') ? at - 1 : undefined)
  const behindTime = (last: number): number => {
    const before = courtesyTo(last) ?? smallTo(last) ?? 0
    return before >= whole.to ? behindTime(before) : last
  }
  if (behindTime(stop) - whole.to > WITH_IT) return { from, to: whole.to }
  const isDenied = cues.all('negation').some((one) => one.from >= whole.to && one.from < stop)
  // "After four please, I'm a teacher", without its comma.
  const next = words.findIndex(
    (word, at) => at >= whole.to && at < stop && (beginsClause(word) || WHETHER.has(word.folded)),
  )
  return { from, to: behindTime(next < 0 || isDenied ? stop : next) }
}

/** "Tell me before Monday whether it is okay". */
const WHETHER: ReadonlySet<string> = new Set('whether if si ob wenn se если'.split(' '))

function isWished(time: Range, { from, to }: Range, heard: Heard): boolean {
  const {
    utterance: { words },
    cues,
  } = heard
  const near = { from: Math.max(from, time.from - NEAR), to: Math.min(to, time.to + NEAR) }
  const touching = (name: CueName) => cues.all(name).filter((range) => overlaps(range, near))
  const isParted = (wish: Range) =>
    words.slice(Math.min(time.to, wish.to) - 1, Math.max(time.from, wish.from)).some(isStop)
  const wishes = WISHES.flatMap(touching).filter(
    (wish) =>
      !isParted(wish) &&
      !isOfOther(words, wish, time) &&
      !isOfDeed(words, wish, cues) &&
      !isSound(cues, wish) &&
      !(wish.from >= time.to && cues.has('negation', wish)) &&
      !(overlaps(wish, time) && SUBJECTS.has(words[time.to]?.folded ?? '')),
  )
  const isBeside = wishes.some(
    (wish) => wish.from - time.to <= BESIDE && time.from - wish.to <= BESIDE,
  )
  if (wishes.length === 0 || touching('over').length > 0) return false
  if (touching('told').length > 0 && !isBeside) return false
  return !isAsked(time, { from, to }, heard)
}

const BESIDE = 1

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
