import type { Range, Word } from '../understand/utterance.ts'
import { type DayWords, monthOf, weekIn } from './day-words.ts'

export const DAY_MS = 86_400_000

/**
 * The date that the words name, in days since 1970-01-01: its next occurrence, or null. Skips the words of `holiday`:
 * the "second" in "zweiter Weihnachtstag" is not a date.
 */
export function dateMeant(
  words: readonly Word[],
  { from, to }: Range,
  said: DayWords,
  today: number,
  holiday?: Range,
): number | null {
  const isOfHoliday = (at: number) => holiday && at >= holiday.from && at < holiday.to
  const folded = words
    .slice(from, to)
    .map((word, place) => (isOfHoliday(from + place) ? '' : word.folded))
  for (const at of folded.keys()) {
    const date = dateInMonth(folded, at, said, today) ?? dateAlone(folded, at, said, today)
    if (date !== null) return date
  }
  return null
}

/** "June 21st", "the 21st of June", "15 de junio". */
function dateInMonth(words: readonly string[], at: number, said: DayWords, today: number) {
  const month = monthOf(words[at] ?? '')
  if (month === undefined) return null
  const end = said.of.has(words[at - 1] ?? '') ? at - 1 : at
  const before = [2, 1]
    .map((length) => dayOfMonth(words, end - length, said))
    .find((day, place) => day?.length === 2 - place)
  const behind = said.of.has(words[at + 1] ?? '') || words[at + 1] === 'the' ? at + 2 : at + 1
  const day = before ?? dayOfMonth(words, behind, said)
  return day ? comingDate(day.value, month, today) : null
}

/** "the fifteenth", "el quince", "15th": of this month or the next. */
function dateAlone(words: readonly string[], at: number, said: DayWords, today: number) {
  const day = dayOfMonth(words, at, said)
  if (!day) return null
  const [next = '', afterNext = ''] = words.slice(at + day.length)
  const hasMonth =
    monthOf(next) !== undefined || (said.of.has(next) && monthOf(afterNext) !== undefined)
  if (
    hasMonth ||
    ONES.has(next) ||
    weekIn(next, said) ||
    said.clock.has(next) ||
    said.am.has(next) ||
    said.pm.has(next)
  )
    return null
  return standsAlone(day, words[at - 1] ?? '', said) ? comingDate(day.value, null, today) : null
}

/** "The second one" is no date. */
const ONES: ReadonlySet<string> = new Set(['one', 'ones'])

function standsAlone(
  day: DayOfMonth,
  before: string,
  { ordinalLead, numberLead }: DayWords,
): boolean {
  if (!day.isOrdinal) return numberLead.has(before)
  return day.isNumeral || day.length > 1 || ordinalLead.size === 0 || ordinalLead.has(before)
}

type DayOfMonth = { value: number; length: number; isOrdinal: boolean; isNumeral: boolean }

/** "15", "15th", "fifteenth", "twenty first". */
function dayOfMonth(words: readonly string[], at: number, said: DayWords): DayOfMonth | null {
  const word = words[at] ?? ''
  const [, digits, ending] = /^(\d{1,2})(\p{L}*)$/u.exec(word) ?? []
  if (digits !== undefined && ending !== undefined) return numeralDay(Number(digits), ending)
  return spokenDay(word, words[at + 1] ?? '', said)
}

const ORDINAL_ENDING = /^(?:st|nd|rd|th|er|i|si|u|inde|sinde|unde|unda|sinda|nda|го|ого)$/

function numeralDay(value: number, ending: string): DayOfMonth | null {
  const isOrdinal = ORDINAL_ENDING.test(ending)
  return ending === '' || isOrdinal ? { value, length: 1, isOrdinal, isNumeral: true } : null
}

function spokenDay(word: string, next: string, { number, ordinal }: DayWords): DayOfMonth | null {
  const whole = ordinal.get(word)
  if (whole !== undefined) return { value: whole, length: 1, isOrdinal: true, isNumeral: false }
  const value = number.get(word)
  if (value === undefined) return null
  const isTens = value === 20 || value === 30
  const last = isTens ? (ordinal.get(next) ?? 0) : 0
  if (last > 0 && last < 10)
    return { value: value + last, length: 2, isOrdinal: true, isNumeral: false }
  const unit = isTens ? (number.get(next) ?? 0) : 0
  return unit > 0 && unit < 10
    ? { value: value + unit, length: 2, isOrdinal: false, isNumeral: false }
    : { value, length: 1, isOrdinal: false, isNumeral: false }
}

/** The next such date. Without a month: in this month or one of the next two, if the month has that day. */
export function comingDate(day: number, month: number | null, today: number): number | null {
  const now = new Date(today * DAY_MS)
  for (const months of month === null ? [0, 1, 2] : [0, 12]) {
    const at = Date.UTC(now.getUTCFullYear(), (month ?? now.getUTCMonth()) + months, day)
    const exists = day > 0 && new Date(at).getUTCDate() === day
    if (exists && at / DAY_MS >= today) return at / DAY_MS
  }
  return null
}
