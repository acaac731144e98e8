import type { DayHours, WeekHours } from './hours.ts'

/**
 * Days with hours that differ from the week's. Dates are in the line's zone, `2026-11-26`, both inclusive; `hours` null
 * means closed. `says` is what callers are told about it, in the owner's words.
 */
export type HoursException = {
  from: string
  to: string
  hours: DayHours | null
  says: string | null
}

export const DAY_MS = 86_400_000

/** `2026-11-26` in days since 1970-01-01; undefined if it is not a date. */
export function dayNumberOf(date: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  const at = new Date(`${date}T00:00:00Z`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
  return isReal ? at.getTime() / DAY_MS : undefined
}

/** The reverse of `dayNumberOf`. */
export function dateOf(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10)
}

/** The exception for a day; undefined if there is none. */
export function exceptionOn(
  exceptions: readonly HoursException[] | undefined,
  dayNumber: number,
): HoursException | undefined {
  if (!exceptions || exceptions.length === 0) return undefined
  const date = dateOf(dayNumber)
  return exceptions.find(({ from, to }) => from <= date && date <= to)
}

type Hours = { hours: WeekHours; hoursExceptions?: readonly HoursException[] }

/** The hours of a day (in days since 1970-01-01); null if closed. */
export function hoursOnDay({ hours, hoursExceptions }: Hours, dayNumber: number): DayHours | null {
  const exception = exceptionOn(hoursExceptions, dayNumber)
  return exception ? exception.hours : hours[weekdayOf(dayNumber)]
}

const WEEK = ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] as const

/** Day 0, 1970-01-01, was a Thursday. */
function weekdayOf(dayNumber: number) {
  return WEEK[((dayNumber % 7) + 7) % 7] ?? 'Monday'
}
