import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/lexicon.ts'
import { heardIn, type Range, type Utterance } from '../utterance.ts'
import { DAYS } from './days.ts'
import { cueAfter, cueBefore, overlaps } from './near.ts'
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
 * When the caller may be called or visited, in the caller's words: a time said with a wish ("after five
 * works", "call me mornings"), or alone as an answer. Never out of a question, nor of what is told of the
 * past. A short sentence with a "not" is kept whole; a long one tells more than a time, and gives none.
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
  const times = timesIn(sentence, utterance, cues, runs)
  const [first] = times
  if (!first || isAsked(sentence, utterance, cues) || cues.has('over', sentence)) return null
  const isWished = cues.has('availabilityWish', sentence) || cues.has('comeAsk', sentence)
  if (!isWished && !isAlone(sentence, utterance, cues, times)) return null
  if (isTold(sentence, cues, times)) return null
  const meant = lastMeant(sentence, utterance, cues, times)
  if (cues.has('negation', meant.within) || cues.has('noCall', meant.within)) {
    return sentence.to - sentence.from <= MAX_WORDS_WHOLE ? sentence : null
  }
  return meant.times.reduce(
    (range, time) =>
      time.from - range.to <= MAX_BETWEEN
        ? { from: range.from, to: Math.max(range.to, time.to) }
        : range,
    meant.times[0] ?? first,
  )
}

/** "Tuesday, no, wait, Wednesday morning": what is said behind the correction is meant. */
function lastMeant(
  sentence: Range,
  { words }: Utterance,
  cues: Cues,
  times: readonly Range[],
): { times: readonly Range[]; within: Range } {
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

/** "The best time I had was in the morning": past talk, unless the wish stands right beside the time. */
function isTold(sentence: Range, cues: Cues, times: readonly Range[]): boolean {
  if (!cues.has('told', sentence)) return false
  const wishes = [...cues.all('availabilityWish'), ...cues.all('comeAsk')]
  return !times.some((time) =>
    wishes.some(({ from, to }) => from - time.to <= BESIDE && time.from - to <= BESIDE),
  )
}

const BESIDE = 1

/** "After 5:30", "ab vierzehn Uhr", "mornings", in order. */
function timesIn(
  sentence: Range,
  utterance: Utterance,
  cues: Cues,
  runs: readonly KindedRun[],
): Range[] {
  const clock = runs.flatMap((run) => clockTime(run, utterance, cues) ?? [])
  const spoken = cues.all('availability').flatMap((range) => {
    if (cues.all('greeting').some((greeting) => overlaps(greeting, range))) return []
    const lead = cueBefore(utterance, cues, 'timeLead', range.from)
    return [lead ? { from: lead.from, to: range.to } : range]
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
