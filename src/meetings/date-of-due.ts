import { dayOfDue } from './day-of-due.ts'

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const DAY_MS = 86_400_000

/** `by Wednesday` → `Dec 2`; null if it is not clear which day was meant. */
export function dateOfDue(due: string, heldAt: string, timeZone: string): string | null {
  const day = dayOfDue(due, heldAt, timeZone)
  return day === null ? null : dateOfDay(day)
}

/** A local date, counted from 1970-01-01: `Dec 2`. */
export function dateOfDay(day: number): string {
  return DATE.format(day * DAY_MS)
}
