import { LANGUAGES } from '../../../languages.ts'
import type { Cues } from '../cues/cues.ts'
import { foldWord, hears } from '../folded.ts'

/** Days since 1970-01-01 of the date a question names ("the fifth", "June 21st"), the next one to come; null without one. */
export function dateMeant(sentence: string, cues: Cues, today: number): number | null {
  if (hears(sentence, cues.dates.afterTomorrow)) return today + 2
  const words = sentence.trim().split(/[ ,.?]+/)
  for (const index of words.keys()) {
    const date = dateInMonth(words, index, cues, today) ?? dateAlone(words, index, cues, today)
    if (date !== null) return date
  }
  return null
}

export const DAY_MS = 86_400_000

/** Fixed holidays: a business's week is not sure to hold then. */
export function isFixedHoliday(dayNumber: number): boolean {
  const date = new Date(dayNumber * DAY_MS)
  return HOLIDAYS.has(`${date.getUTCMonth() + 1}/${date.getUTCDate()}`)
}

const HOLIDAYS: ReadonlySet<string> = new Set('1/1 6/19 7/4 11/11 12/24 12/25 12/31'.split(' '))

/** "June 21st", "the 21st of June", "15 de junio". */
function dateInMonth(
  words: readonly string[],
  index: number,
  cues: Cues,
  today: number,
): number | null {
  const month = monthOf(words[index] ?? '')
  if (month === undefined) return null
  const end = OF.has(words[index - 1] ?? '') ? index - 1 : index
  const before = [2, 1]
    .map((length) => dayOfMonth(words, end - length, cues))
    .find((day, at) => day?.length === 2 - at)
  const day = before ?? dayOfMonth(words, index + 1, cues)
  return day ? comingDate(day.value, month, today) : null
}

/** "the fifteenth", "el quince", "15th", of this month or the next. */
function dateAlone(
  words: readonly string[],
  index: number,
  cues: Cues,
  today: number,
): number | null {
  const day = dayOfMonth(words, index, cues)
  if (!day) return null
  const [next = '', afterNext = ''] = words.slice(index + day.length)
  if (
    monthOf(next) !== undefined ||
    (OF.has(next) && monthOf(afterNext) !== undefined) ||
    HOURS.test(next)
  )
    return null
  const { ordinalLead, cardinalLead } = cues.dates
  const before = words[index - 1] ?? ''
  const stands = day.isOrdinal
    ? day.isNumeral || ordinalLead === null || ordinalLead.has(before)
    : cardinalLead.has(before)
  return stands ? comingDate(day.value, null, today) : null
}

const OF: ReadonlySet<string> = new Set(['of', 'de', 'du'])
const HOURS = /^(?:hours?|horas?|heures?|uhr|saat|час\S*|am|pm|oclock)$/

type DayOfMonth = { value: number; length: number; isOrdinal: boolean; isNumeral: boolean }

const ORDINAL_ENDING = /^(?:st|nd|rd|th|er|i|si|u|inde|sinde|unde|unda|sinda|nda|го|ого)$/

/** "15", "15th", "fifteenth", "twenty first". */
function dayOfMonth(words: readonly string[], index: number, cues: Cues): DayOfMonth | null {
  const word = words[index] ?? ''
  const [, digits, ending] = /^(\d{1,2})(\p{L}*)$/u.exec(word) ?? []
  if (digits !== undefined && ending !== undefined) return numeralDay(Number(digits), ending)
  return spokenDay(word, words[index + 1] ?? '', cues)
}

function numeralDay(value: number, ending: string): DayOfMonth | null {
  const isOrdinal = ORDINAL_ENDING.test(ending)
  return ending === '' || isOrdinal ? { value, length: 1, isOrdinal, isNumeral: true } : null
}

function spokenDay(word: string, next: string, cues: Cues): DayOfMonth | null {
  const { ordinals } = cues.dates
  const number = cues.numbers.get(word)
  const whole = ordinals.get(word)
  if (whole !== undefined) return { value: whole, length: 1, isOrdinal: true, isNumeral: false }
  if (number === undefined) return null
  const isTens = number === 20 || number === 30
  const [last, unit] = [ordinals.get(next) ?? 0, cues.numbers.get(next) ?? 0]
  if (isTens && last > 0 && last < 10) {
    return { value: number + last, length: 2, isOrdinal: true, isNumeral: false }
  }
  const adds = number >= 10 && number % 10 === 0 && unit > 0 && unit < 10
  const [value, length] = adds ? [number + unit, 2] : [number, 1]
  return { value, length, isOrdinal: false, isNumeral: false }
}

/** The next such day; without a month, of this month or of the next two that have it. */
function comingDate(day: number, month: number | null, today: number): number | null {
  const now = new Date(today * DAY_MS)
  for (const months of month === null ? [0, 1, 2] : [0, 12]) {
    const at = Date.UTC(now.getUTCFullYear(), (month ?? now.getUTCMonth()) + months, day)
    const exists = day > 0 && new Date(at).getUTCDate() === day
    if (exists && at / DAY_MS >= today) return at / DAY_MS
  }
  return null
}

/** Turkish hangs "on" and "until" on the name: "haziranda". */
function monthOf(word: string): number | undefined {
  return MONTHS.get(word) ?? MONTHS.get(word.replace(/[dt][ae]$/, ''))
}

/** The months by every language's name for them, as it stands alone and as it stands in a date. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    [{ month: 'long' } as const, { month: 'long', day: 'numeric' } as const].flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, month) => {
        const parts = format.formatToParts(Date.UTC(2024, month, 15))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        return [foldWord(name), month] as const
      })
    }),
  ),
)
