import { DAYS, type Day } from '../../kernel/hours/hours.ts'
import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import { type DayWords, dayWords } from '../facts/day-words.ts'
import { isSecondOfHour, minutesMeant } from '../facts/time-meant.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance, Word } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import type { Sentence } from './sentence-to-check.ts'
import { wordSet } from './word-set.ts'

/**
 * In minutes from midnight, both AM and PM if nothing tells which. `ends`: "until eight". `passes`: "past midnight" is
 * neither start nor end.
 */
export type TimeTold = { minutes: number[]; ends: boolean; passes: boolean }

/** The times of a clause and the days they apply to; no days if none is named. */
export type HoursTold = { days: Day[]; times: TimeTold[]; clause: Range }

const DAY_CUES = DAYS.map((day) => [day, day.toLowerCase() as CueName] as const)
const WEEKDAYS: readonly Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/**
 * Assigns times to days: those of the same clause, and of earlier clauses that name days but no time; or else those of
 * the next clause ("nine to five, Monday to Friday"). The days of a clause that `closes` are not used.
 */
export function hoursTold(sentence: Sentence, closes: (clause: Range) => boolean): HoursTold[] {
  const { utterance, cues } = sentence
  let isClosing = false
  const clauses = clausesOf(utterance).map((clause) => {
    const times = timesIn(sentence, clause)
    const isListed = clause.to - clause.from <= LISTED_WORDS
    isClosing = times.length === 0 && (closes(clause) || (isClosing && isListed))
    const named = isClosing ? [] : namedIn(cues, clause)
    return { clause, named, relative: relativeIn(sentence, clause), times }
  })
  return clauses.flatMap(({ clause, named, relative, times }, at) => {
    if (times.length === 0) return []
    const before = daysBefore(clauses.slice(0, at), named.length > 0)
    const days = [...before, ...named, ...relative]
    return [{ days: days.length > 0 ? days : (clauses[at + 1]?.named ?? []), times, clause }]
  })
}

/** "… and on Sundays" continues the clause before it. */
export const LISTED_WORDS = 4

type Clause = { named: Day[]; times: TimeTold[] }

/** "Saturdays and Sundays, nine to one": the days before a time, back to the time before it. */
function daysBefore(clauses: readonly Clause[], hasOwn: boolean): Day[] {
  const last = clauses.findLastIndex(({ times }) => times.length > 0)
  const near = clauses.slice(last + 1).flatMap(({ named }) => named)
  if (hasOwn || near.length > 0) return near
  const from = clauses.findLastIndex(({ named }) => named.length > 0)
  return clauses.slice(Math.max(from, 0)).flatMap(({ named }) => named)
}

/** Days by name, and groups of days. */
export function namedIn(cues: Cues, clause: Range): Day[] {
  const days = DAY_CUES.filter(([, cue]) => cues.has(cue, clause)).map(([day]) => day)
  const weekend: Day[] = ['Saturday', 'Sunday']
  return [
    ...days,
    ...(cues.has('weekdays', clause) ? WEEKDAYS : []),
    ...(cues.has('weekend', clause) ? weekend : []),
  ]
}

/** Today and tomorrow; "de la mañana" does not mean tomorrow. */
export function relativeIn({ cues, known }: Sentence, clause: Range): Day[] {
  const mornings = cues.all('morning')
  const isTomorrow = cues
    .all('tomorrow')
    .some((one) => isWithin(one, clause) && !mornings.some((whole) => isWithin(one, whole)))
  const isToday = cues.has('today', clause) || cues.has('tonight', clause)
  const { dayNumber } = zoneClock(known.facts.timeZone).wallTime(known.at)
  return [...(isToday ? dayOf(dayNumber) : []), ...(isTomorrow ? dayOf(dayNumber + 1) : [])]
}

/** Day 0 is January 1, 1970, a Thursday. */
function dayOf(dayNumber: number): Day[] {
  return DAYS.slice((dayNumber + 3) % 7).slice(0, 1)
}

const NOON = 12 * 60
/** "Two at night" is before dawn, "nine at night" in the evening. */
const [DAWN, EVENING] = [6 * 60, 18 * 60]
const NIGHT = wordSet('night noche noite nacht nachts nuit gece ночи')
const WORDS_BEHIND = 5

/** "Eight in the evening"; in "nine to five in the afternoon" the words apply to the five. */
function halfBehind(cues: Cues, from: number, end: number): 'early' | 'late' | null {
  const behind = { from, to: Math.min(from + WORDS_BEHIND, end) }
  if (cues.has('morning', behind)) return 'early'
  return cues.has('evening', behind) || cues.has('afternoon', behind) ? 'late' : null
}

/** Each time named in a clause. */
function timesIn(sentence: Sentence, clause: Range): TimeTold[] {
  const { utterance, cues, language } = sentence
  const said = dayWords(language)
  const places = utterance.words.flatMap((word, at) =>
    isTime(word, at, cues, said) && !isSecondOfHour(utterance.words, at, said) ? [at] : [],
  )
  return places.flatMap((from, nth) => {
    if (!isWithin({ from, to: from + 1 }, clause)) return []
    const told = minutesMeant(
      { utterance, cues } as Parameters<typeof minutesMeant>[0],
      { from, to: from + 1 },
      said,
    )
    const minutes =
      told.length === 0 && isSpan(sentence, from) ? halvesOf(utterance, from, said) : told
    const end = Math.min(places[nth + 1] ?? clause.to, clause.to)
    const half = halfBehind(cues, from, end)
    const isNight = utterance.words.slice(from, end).some(({ folded }) => NIGHT.has(folded))
    const meant = minutes.filter((minute) => {
      if (isNight && half === 'late') return minute >= EVENING || minute < DAWN
      return half === null || minute >= NOON === (half === 'late')
    })
    if (minutes.length === 0) return []
    const passes = isPassed(utterance, from, clause)
    const ends = !passes && endsAt(sentence, from, clause)
    return [{ minutes: meant.length > 0 ? meant : minutes, ends, passes }]
  })
}

/** The eight of "eight to five", which nothing else marks as an hour. */
function halvesOf({ words }: Utterance, at: number, { number }: DayWords): number[] {
  const word = words[at]?.folded ?? ''
  const hour = number.get(word) ?? Number.parseInt(word, 10)
  return hour <= 12 ? [(hour % 12) * 60, (hour % 12) * 60 + NOON] : []
}

/** "Until eight", "hasta las ocho"; in "Monday through Friday 9 to 5" it is the days that go through. */
function endsAt({ utterance, cues }: Sentence, at: number, clause: Range): boolean {
  const from = Math.max(clause.from, at - ENDS_REACH)
  const before = utterance.words.slice(from, at)
  return before.some(
    ({ folded }, place) =>
      ENDS.has(folded) && namedIn(cues, { from: from + place + 1, to: at }).length === 0,
  )
}

/** "Past midnight", "nach Mitternacht"; "half past three" and "zehn nach neun" are one time. */
function isPassed({ words }: Utterance, at: number, clause: Range): boolean {
  const place = words
    .slice(Math.max(clause.from, at - PASS_REACH), at)
    .findLastIndex(({ folded }) => PAST.has(folded))
  if (place === -1) return false
  const past = Math.max(clause.from, at - PASS_REACH) + place
  const before = words[past - 1]?.folded ?? ''
  return past === clause.from || !(/^\d/.test(before) || MINUTES.has(before))
}

/** "We go past midnight". */
export function goesPast({ utterance, cues }: Sentence, clause: Range): boolean {
  return cues
    .all('midnight')
    .some((one) => isWithin(one, clause) && isPassed(utterance, one.from, clause))
}

const PASS_REACH = 2
const PAST = wordSet(
  'past beyond after nach pasada pasado despues depois passada apres sonra после',
)
const MINUTES = wordSet(
  'half quarter five ten twenty viertel halb funf zehn zwanzig minutes minuten',
)

const ENDS_REACH = 2
const ENDS = wordSet('till til until through thru hasta bis ate jusqua kadar до')

function isTime({ folded }: Word, at: number, cues: Cues, said: DayWords): boolean {
  const range = { from: at, to: at + 1 }
  const isNamed = cues.has('noon', range) || cues.has('midnight', range)
  return /^\d/.test(folded) || said.number.has(folded) || isNamed
}

/** "We list nine to five": from one time to another, right after a verb. */
function isSpan({ utterance, language }: Sentence, from: number): boolean {
  const said = dayWords(language)
  const words = utterance.words.slice(from, from + 5).map(({ folded }) => folded)
  const isHour = (word = '') => /^\d{1,2}(?::?\d\d)?(?:am|pm)?$/.test(word) || said.number.has(word)
  const joins = words.findIndex((word) => SPANS.has(word))
  return (
    joins > 0 && words.slice(0, joins).some(isHour) && isHour(words[joins + 1]) && isHour(words[0])
  )
}

/** "Ten to two", "de ocho a cuatro", "von acht bis zwölf": between two hours. */
export function hasSpan(sentence: Sentence, clause: Range): boolean {
  return sentence.utterance.words
    .slice(clause.from, clause.to)
    .some((_, at) => isSpan(sentence, clause.from + at))
}

/** A start or an end: "until four", "ab neun", "a partir de las diez". */
export function isBounded({ words }: Utterance, { from, to }: Range): boolean {
  return words.slice(from, to).some(({ folded }) => BOUNDS.has(folded))
}

const BOUNDS = wordSet(
  'till til until through thru from hasta desde bis ab ate desde jusqua jusque kadar до',
)
const SPANS = wordSet('to till til until through thru a bis hasta as ate jusqua')
