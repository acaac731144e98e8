import { readClockTime } from './clock-time-with-am-or-pm.ts'
import { zoneClock } from './zone-clock.ts'

export type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

export const DAYS: readonly Day[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

/**
 * Minutes from midnight, each 0..1439. If `closeMinute` is at or before `openMinute`, it is on the next day: closing at
 * midnight is 0, and equal minutes mean open for 24 hours.
 */
export type DayHours = { openMinute: number; closeMinute: number }

export type WeekHours = Record<Day, DayHours | null>

export type PrintedHours = Record<Day, { open: string; close: string } | 'closed'>

/** `path` has the keys as written; empty for the hours as a whole. */
export type HoursProblem = { path: string[]; message: string }
type Problems = { problems: HoursProblem[] }

const NINE_TO_FIVE: DayHours = { openMinute: 9 * 60, closeMinute: 17 * 60 }

/** Also used if the hours are not known. */
export const CLOSED_ALL_WEEK: WeekHours = week(() => null)

export const DEFAULT_HOURS: WeekHours = week((day) =>
  day === 'Saturday' || day === 'Sunday' ? null : NINE_TO_FIVE,
)

/**
 * Parses the API's hours object (contract §2.2); days left out are closed. Reports the first problem of each day or
 * time.
 */
export function parseHours(value: unknown): { hours: WeekHours } | Problems {
  if (!isRecord(value)) return problem([], 'Send an object keyed by day name.')
  const hours = week<DayHours | null>(() => null)
  const seen = new Set<Day>()
  const problems = Object.entries(value).flatMap(([key, written]) => {
    const day = DAY_NAMES.get(key.trim().toLowerCase())
    if (!day) return [{ path: [key], message: 'This is not a day of the week.' }]
    if (seen.has(day)) return [{ path: [key], message: `${day} is given twice.` }]
    seen.add(day)
    const read = readDay(key, written)
    if ('problems' in read) return read.problems
    hours[day] = read.dayHours
    return []
  })
  return problems.length > 0 ? { problems } : { hours }
}

/** Prints hours in the form that `parseHours` reads back. */
export function printHours(hours: WeekHours): PrintedHours {
  return week((day) => {
    const dayHours = hours[day]
    if (!dayHours) return 'closed'
    return { open: formatMinute(dayHours.openMinute), close: formatMinute(dayHours.closeMinute) }
  })
}

/** Minutes from midnight as `9:00 AM`. */
export function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  const minuteText = String(minute % 60).padStart(2, '0')
  return `${hour % 12 || 12}:${minuteText} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The day and minute in the zone. Throws a RangeError if `timeZone` is not an IANA zone. */
export function localDay(at: Date, timeZone: string): { day: Day; minute: number } {
  const { dayNumber, minute } = zoneClock(timeZone).wallTime(at)
  return { day: dayOf(dayNumber), minute }
}

/** Day 0, 1970-01-01, was a Thursday. */
function dayOf(dayNumber: number): Day {
  return DAYS[(((dayNumber + 3) % 7) + 7) % 7] ?? 'Monday'
}

function readDay(key: string, written: unknown): { dayHours: DayHours | null } | Problems {
  if (typeof written === 'string' && written.trim().toLowerCase() === 'closed') {
    return { dayHours: null }
  }
  if (!isRecord(written)) return problem([key], 'Send {open, close} or "closed".')
  const extra = Object.keys(written).find((name) => name !== 'open' && name !== 'close')
  if (extra !== undefined) return problem([key, extra], 'A day has only open and close.')
  const open = readTime([key, 'open'], written.open)
  const close = readTime([key, 'close'], written.close)
  if (typeof open === 'number' && typeof close === 'number') {
    return { dayHours: { openMinute: open, closeMinute: close } }
  }
  return {
    problems: [open, close].flatMap((time) => (typeof time === 'number' ? [] : time.problems)),
  }
}

function readTime(path: string[], written: unknown): number | Problems {
  if (written === undefined) return problem(path, 'This time is missing; write it like 9:00 AM.')
  const minute = typeof written === 'string' ? readClockTime(written) : 'unreadable'
  if (minute === 'am_or_pm') return problem(path, 'Say AM or PM, like 9:00 AM.')
  if (minute === 'unreadable') return problem(path, 'Write the time like 9:00 AM.')
  return minute
}

const ABBREVIATIONS: readonly (readonly [string, Day])[] = [
  ['tues', 'Tuesday'],
  ['thur', 'Thursday'],
  ['thurs', 'Thursday'],
]

const DAY_NAMES: ReadonlyMap<string, Day> = new Map([
  ...DAYS.map((day) => [day.toLowerCase(), day] as const),
  ...DAYS.map((day) => [day.slice(0, 3).toLowerCase(), day] as const),
  ...ABBREVIATIONS,
])

function week<T>(ofDay: (day: Day) => T): Record<Day, T> {
  return {
    Monday: ofDay('Monday'),
    Tuesday: ofDay('Tuesday'),
    Wednesday: ofDay('Wednesday'),
    Thursday: ofDay('Thursday'),
    Friday: ofDay('Friday'),
    Saturday: ofDay('Saturday'),
    Sunday: ofDay('Sunday'),
  }
}

function problem(path: string[], message: string): Problems {
  return { problems: [{ path, message }] }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
