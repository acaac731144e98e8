import type { Language } from '../../languages.ts'
import { DAYS, type Day, localDay } from '../../lines/hours.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/lexicon.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { DAY_MS, dateMeant } from './date-meant.ts'
import { dayWords } from './day-words.ts'
import { holidayDate } from './holidays.ts'
import type { Term } from './thesaurus.ts'
import { minutesMeant } from './time-meant.ts'

/**
 * The days and the time that words name. `days` are in days since 1970-01-01; `minutes` from midnight: "at eight" may be
 * either eight, so both stand in it. `isDated`: named by its date, so it is said with it.
 * `isRelative`: named by where it lies from today. `holiday` is its concept.
 */
export type When = {
  days: readonly number[]
  isDated: boolean
  isRelative: boolean
  weekdays: boolean
  minutes: readonly number[]
  now: boolean
  tonight: boolean
  holiday: string | null
}

export type Asked = { utterance: Utterance; cues: Cues; language: Language; terms: readonly Term[] }

/** `last` is the day last spoken of, which "the day after" counts from. */
export function whenMeant(asked: Asked, range: Range, today: number, last: number | null): When {
  const { utterance, cues, language, terms } = asked
  const has = (name: CueName) => cues.has(name, range)
  const words = dayWords(language)
  const holiday = holidayIn(terms, range)
  const ofHoliday = holiday === null ? null : holidayDate(holiday, today)
  const date = dateMeant(utterance.words, range, words, today)
  const minutes = minutesMeant(asked, range, words)
  const weekdays = DAY_CUES.flatMap((name, at) => (has(name) ? [comingWeekday(at, today)] : []))
  const base = {
    weekdays: false,
    isDated: false,
    isRelative: false,
    minutes,
    now: has('now'),
    tonight: has('tonight'),
    holiday: null,
  }
  if (has('dayAfterTomorrow')) return { ...base, days: [today + 2] }
  if (has('dayAfter'))
    return {
      ...base,
      days: [(ofHoliday ?? date ?? weekdays[0] ?? last ?? today) + 1],
      isDated: true,
    }
  if (holiday !== null)
    return { ...base, days: ofHoliday === null ? [] : [ofHoliday], isDated: true, holiday }
  if (date !== null) return { ...base, days: [date], isDated: true }
  if (has('weekend')) return { ...base, days: [comingWeekday(5, today), comingWeekday(6, today)] }
  if (weekdays.length > 0) return { ...base, days: weekdays }
  if (has('weekdays')) return { ...base, days: [], weekdays: true }
  if (has('tomorrow')) return { ...base, days: [today + 1], isRelative: true }
  return { ...base, days: has('today') || base.tonight ? [today] : [], isRelative: true }
}

export function namesWhen({ days, weekdays, minutes, now, holiday }: When): boolean {
  return days.length > 0 || weekdays || minutes.length > 0 || now || holiday !== null
}

export function weekdayOf(dayNumber: number): Day {
  return localDay(new Date(dayNumber * DAY_MS), 'UTC').day
}

const DAY_CUES = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** `at` as in `DAYS`; today where it is that day. */
function comingWeekday(at: number, today: number): number {
  return today + ((at - DAYS.indexOf(weekdayOf(today)) + 7) % 7)
}

function holidayIn(terms: readonly Term[], { from, to }: Range): string | null {
  const named = terms.filter((term) => term.from >= from && term.to <= to)
  return (
    named.find(({ concept }) => holidayDate(concept, 0) !== null || concept === 'easter')
      ?.concept ?? null
  )
}
