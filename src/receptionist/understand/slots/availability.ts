import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { heardIn, type Range, type Utterance, type Word } from '../utterance.ts'
import { cueAfter, cueBefore, overlaps } from './cues-near.ts'
import { DAYS } from './day-cues.ts'
import type { KindedRun } from './number-kind.ts'

export type AvailabilityHeard = { text: string; range: Range }

const MAX_BETWEEN = 4
const MAX_WORDS_WHOLE = 8
const ASIDE: readonly CueName[] = [
  'filler',
  'courtesy',
  'yes',
  'no',
  'correction',
  'thanks',
  'timeLead',
  'greeting',
]

/**
 * When the caller may be called, in the caller's words: a time said with a wish ("after five
 * works", "call me mornings"), or alone as an answer. Never out of a question, a wish for a visit, nor of what
 * is told of the past. A short sentence with a "not" is kept whole; a long one tells more than a time, and gives none.
 */
export function findAvailability(
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
): AvailabilityHeard | null {
  const found = utterance.sentences.flatMap(
    (sentence) => timeIn(sentence, utterance, cues, runs) ?? [],
  )
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return null
  const texts = found.map((range) => heardIn(utterance, range))
  return { text: texts.join('; '), range: { from: first.from, to: last.to } }
}

function timeIn(
  sentence: Range,
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
): Range | null {
  const all = timesIn(sentence, utterance, cues, runs)
  const isAnswer = isAlone(sentence, utterance, cues, all)
  const times = all.filter((time) => isAnswer || isWished(time, sentence, utterance, cues))
  const [first] = times
  if (!first || isAsked(sentence, utterance, cues) || tellsOfNobody(utterance, sentence))
    return null
  const meant = lastMeant(sentence, utterance, cues, times)
  if (cues.has('negation', meant.within) || cues.has('noCall', meant.within)) {
    return sentence.to - sentence.from <= MAX_WORDS_WHOLE ? sentence : deniedTime(meant, cues)
  }
  return meant.times.reduce(
    (range, time) =>
      time.from - range.to <= MAX_BETWEEN
        ? { from: range.from, to: Math.max(range.to, time.to) }
        : range,
    meant.times[0] ?? first,
  )
}

/**
 * "Just don't call in the mornings, I'm not up": the time with
 * the denial right before it; others tell more than a time.
 */
function deniedTime({ times, within }: Meant, cues: Cues): Range | null {
  const [time] = times
  const denials = [...cues.all('negation'), ...cues.all('noCall')].filter(
    ({ from, to }) =>
      from >= within.from && time && to <= time.from && time.from - to <= MAX_BETWEEN,
  )
  if (!time || denials.length === 0) return null
  return { from: Math.min(...denials.map(({ from }) => from)), to: time.to }
}

/** So near a time must stand what wishes for it, and what asks for it or tells of the past takes the wish away. */
const NEAR = 5

function isWished(time: Range, { from, to }: Range, { words }: Utterance, cues: Cues): boolean {
  const near = { from: Math.max(from, time.from - NEAR), to: Math.min(to, time.to + NEAR) }
  const touching = (name: CueName) => cues.all(name).filter((range) => overlaps(range, near))
  const isParted = (wish: Range) =>
    words.slice(Math.min(time.to, wish.to) - 1, Math.max(time.from, wish.from)).some(isStop)
  const wishes = touching('availabilityWish').filter(
    (wish) => !isParted(wish) && !isOfOther(words, wish, time) && !isSound(cues, wish),
  )
  const isBeside = wishes.some(
    (wish) => wish.from - time.to <= BESIDE && time.from - wish.to <= BESIDE,
  )
  if (wishes.length === 0 || touching('over').length > 0) return false
  if (touching('told').length > 0 && !isBeside) return false
  return !touching('asks').some((range) => range.to <= time.from)
}

const BESIDE = 1

/** The "okay" that only ends a sentence. */
function isSound(cues: Cues, wish: Range): boolean {
  return [...cues.all('filler'), ...cues.all('yes')].some(
    ({ from, to }) => from <= wish.from && to >= wish.to,
  )
}

/** "Call me before I take the kids at eight", "fix it for free tomorrow": the time is not of that wish. */
function isOfOther(words: Utterance['words'], wish: Range, time: Range): boolean {
  const isForFree = words[wish.from]?.folded === 'free' && words[wish.from - 1]?.folded === 'for'
  return isForFree || words.slice(wish.to, time.from).some(({ folded }) => SUBJECTS.has(folded))
}

const SUBJECTS: ReadonlySet<string> = new Set(
  'i im we he she they yo nosotros ich wir je nous eu ben biz я мы'.split(' '),
)
const JOINS: ReadonlySet<string> = new Set('and or y o und oder et ou e ve veya и или'.split(' '))

function isStop({ stop }: Word): boolean {
  return stop !== ''
}

/** "If nobody calls me by noon" complains, and wishes for no time. */
function tellsOfNobody({ words }: Utterance, { from, to }: Range): boolean {
  const said = words.slice(from, to).map(({ folded }) => folded)
  return said.some((word, at) => NOBODY.has(word) || (word === 'one' && said[at - 1] === 'no'))
}

const NOBODY = new Set('nobody none nadie personne niemand ninguem kimse никто'.split(' '))

type Meant = { times: readonly Range[]; within: Range }

/** "Tuesday, no, wait, Wednesday morning": what is said behind the correction is meant. */
function lastMeant(
  sentence: Range,
  { words }: Utterance,
  cues: Cues,
  times: readonly Range[],
): Meant {
  const changes = [...cues.all('correction'), ...cues.all('no')].filter(
    ({ from, to }) => from > sentence.from && to < sentence.to && !rulesOut(words, to, times),
  )
  const isBetween = ({ from, to }: Range) =>
    times.some((time) => time.from >= to) &&
    (times.some((time) => time.to <= from) ||
      DAYS.some((day) => hasEnded(cues, day, from, sentence)))
  const change = changes
    .filter(isBetween)
    .toSorted((one, other) => one.to - other.to)
    .at(-1)
  if (!change) return { times, within: sentence }
  const within = { from: change.to, to: sentence.to }
  return { times: times.filter(({ from }) => from >= change.to), within }
}

function hasEnded(cues: Cues, day: CueName, before: number, { from }: Range): boolean {
  return cues.all(day).some((range) => range.from >= from && range.to <= before)
}

/** "Afternoons, no mornings": a time of day right behind a "no" is ruled out, but "no, after six" is meant. */
function rulesOut(words: Utterance['words'], at: number, times: readonly Range[]): boolean {
  const time = times.find(({ from }) => from === at)
  return time !== undefined && time.to - time.from === 1 && words[at - 1]?.stop === ''
}

/** "Good morning", "have a good night". */
const WISHED_WELL: readonly CueName[] = ['greeting', 'goodbye', 'thanks']

/** "After 5:30", "ab vierzehn Uhr", "mornings", in order. */
function timesIn(
  sentence: Range,
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
): Range[] {
  const clock = runs.flatMap((run) => clockTime(run, utterance, cues) ?? [])
  const spoken = cues.all('availability').flatMap((range) => {
    if (WISHED_WELL.some((name) => cues.all(name).some((one) => overlaps(one, range)))) return []
    const lead = cueBefore(utterance, cues, 'timeLead', range.from)
    const isJoin = lead !== null && JOINS.has(utterance.words[lead.from]?.folded ?? '')
    return [lead && !isJoin ? { from: lead.from, to: range.to } : range]
  })
  const times = [...clock, ...spoken]
    .filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
    .sort((a, b) => a.from - b.from)
  // A day alone may be of anything.
  const isDay = (range: Range) =>
    range.to - range.from < 2 && DAYS.some((day) => cues.at(day, range.from))
  return times.every(isDay) ? [] : times
}

function clockTime(
  { kind, range, digits }: KindedRun,
  utterance: Utterance,
  cues: Cues,
): Range | null {
  const lead = cueBefore(utterance, cues, 'timeLead', range.from)
  const after = cueAfter(utterance, cues, 'clockAfter', range.to)
  const isTime = kind === 'time' || (digits.length <= 4 && after !== null)
  if (!isTime || (lead === null && after === null && kind !== 'time')) return null
  return { from: lead?.from ?? range.from, to: after?.to ?? range.to }
}

/** "When do you open Saturday" is none, "can somebody come on Saturday" is a wish. */
function isAsked(sentence: Range, { words }: Utterance, cues: Cues): boolean {
  if (cues.has('hours', sentence)) return true
  const isQuestion = words[sentence.to - 1]?.stop === '?' || cues.at('asks', sentence.from) !== null
  return isQuestion && !cues.has('comeAsk', sentence)
}

function isAlone(
  sentence: Range,
  { words }: Utterance,
  cues: Cues,
  times: readonly Range[],
): boolean {
  const known = [...times, ...ASIDE.flatMap((name) => cues.all(name))]
  for (let at = sentence.from; at < sentence.to; at += 1) {
    if (
      !known.some((range) => overlaps(range, { from: at, to: at + 1 })) &&
      !/^(?:\d|and|or|is)/.test(words[at]?.folded ?? '')
    )
      return false
  }
  return true
}
