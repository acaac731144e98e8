import { holidayDate } from '../../kernel/hours/federal-holidays.ts'
import { DAYS, type Day, localDay } from '../../kernel/hours/hours.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import type { Range } from '../understand/utterance.ts'
import { DAY_MS, dateMeant } from './date-meant.ts'
import { dayWords } from './day-words.ts'
import type { Term } from './thesaurus.ts'
import { minutesMeant } from './time-meant.ts'
import type { Asked } from './utterance-asked.ts'

/**
 * The days and the time that the words name. `days` are in days since 1970-01-01; `minutes` from midnight, both
 * readings for "at eight". `isDated`: named by date, so the answer gives the date. `isRelative`: named relative to
 * today. `holiday` is its concept.
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

/** `last` is the day last mentioned, from which "the day after" counts. */
export function whenMeant(asked: Asked, range: Range, today: number, last: number | null): When {
  const { cues, language, terms } = asked
  const words = dayWords(language)
  const term = holidayIn(terms, range)
  const holiday = term?.concept ?? null
  const named: Named = {
    has: (name) => standsBeside(cues.all(name), range, term),
    today,
    last,
    holiday: holiday === null ? null : holidayDate(holiday, today),
    date: dateMeant(asked.utterance.words, range, words, today, term),
  }
  const isAfter = named.has('dayAfter') || named.has('dayBefore') || named.has('dayAfterTomorrow')
  return {
    ...NO_DAYS,
    minutes: minutesMeant(asked, range, words),
    now: named.has('now'),
    tonight: named.has('tonight'),
    ...(holiday !== null && !isAfter && !isBeside(named)
      ? ofHoliday(holiday, named.holiday)
      : daysNamed(named)),
  }
}

/** "The eve" in "the eve of Christmas" belongs to the holiday. */
function standsBeside(found: readonly Range[], range: Range, holiday: Term | undefined): boolean {
  const own = (one: Range) => holiday && one.from >= holiday.from && one.to <= holiday.to
  return found.some((one) => one.from >= range.from && one.to <= range.to && !own(one))
}

const NO_DAYS = { days: [], isDated: false, isRelative: false, weekdays: false, holiday: null }

type Named = {
  has: (name: CueName) => boolean
  today: number
  last: number | null
  holiday: number | null
  date: number | null
}

/** "The Friday after Thanksgiving", "Thanksgiving's the Thursday, I mean the Friday the 27th". */
function isBeside({ has, date, holiday }: Named): boolean {
  if (date !== null && date !== holiday) return true
  return holiday !== null && WEEKDAY_CUES.some((name) => has(name) && name !== weekdayCue(holiday))
}

function weekdayCue(dayNumber: number): string {
  return weekdayOf(dayNumber).toLowerCase()
}

type Days = Partial<Pick<When, 'days' | 'isDated' | 'isRelative' | 'weekdays' | 'holiday'>>

function ofHoliday(holiday: string, date: number | null): Days {
  return { days: date === null ? [] : [date], isDated: true, holiday }
}

/** "Tomorrow or Monday" names both days; "Thursday next week" is not this week's. */
function weekdaysNamed({ has, today }: Named): number[] {
  const from = has('nextWeek') ? mondayAfter(today) : today
  const days = WEEKDAY_CUES.flatMap((name, at) => (has(name) ? [comingWeekday(at, from)] : []))
  return days.length > 0 && has('tomorrow') ? [...new Set([today + 1, ...days])] : days
}

function daysNamed(named: Named): Days {
  const { has, today, date } = named
  const weekdays = weekdaysNamed(named)
  if (has('dayAfterTomorrow')) return { days: [today + 2] }
  const beside = dayBeside(named, weekdays[0])
  if (beside !== null) return { days: [beside], isDated: true }
  if (date !== null) return { days: [date], isDated: true }
  if (has('weekend')) return { days: [comingWeekday(5, today), comingWeekday(6, today)] }
  if (named.holiday !== null && weekdays.length > 0) {
    const other = WEEKDAY_CUES.flatMap((name, at) =>
      has(name) && name !== weekdayCue(named.holiday ?? 0)
        ? [comingWeekday(at, named.holiday ?? 0)]
        : [],
    )
    return { days: other, isDated: true }
  }
  if (weekdays.length > 0) return { days: weekdays }
  if (has('weekdays')) return { weekdays: true }
  if (has('tomorrow')) return { days: [today + 1], isRelative: true }
  return { days: has('today') || has('tonight') ? [today] : [], isRelative: true }
}

/** The day after or before the one named; in "Wednesday, the day before" Wednesday is the day itself. */
function dayBeside({ has, holiday, date, last, today }: Named, weekday?: number): number | null {
  const from = holiday ?? date ?? weekday ?? last ?? today
  if (has('dayAfter')) return from + 1
  const isOwn = holiday === null && weekday !== undefined
  return has('dayBefore') && !isOwn ? from - 1 : null
}

export function namesWhen({ days, weekdays, minutes, now, holiday }: When): boolean {
  return days.length > 0 || weekdays || minutes.length > 0 || now || holiday !== null
}

export function weekdayOf(dayNumber: number): Day {
  return localDay(new Date(dayNumber * DAY_MS), 'UTC').day
}

export function mondayAfter(today: number): number {
  return comingWeekday(0, today + 1)
}

/** `at` is an index into `DAYS`. Returns today if it is that weekday. */
function comingWeekday(at: number, today: number): number {
  return today + ((at - DAYS.indexOf(weekdayOf(today)) + 7) % 7)
}

function holidayIn(terms: readonly Term[], range: Range): Term | undefined {
  return holidaysIn(terms, range)[0]
}

export function holidaysIn(terms: readonly Term[], { from, to }: Range): Term[] {
  const named = terms.filter((term) => term.from >= from && term.to <= to)
  return named.filter(({ concept }) => holidayDate(concept, 0) !== null || concept === 'easter')
}
