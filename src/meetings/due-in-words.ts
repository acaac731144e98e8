import { dateOfDay } from './date-of-due.ts'
import { readDue } from './day-of-due.ts'

/** When a task is due, as it was said, and the day meant: `by Wednesday (Dec 2)`, `next Tuesday (Dec 1 or Dec 8?)`. */
export function dueInWords(due: string, heldAt: string, timeZone: string): string {
  const said = due.replace(/^due /i, '')
  const read = readDue(due, heldAt, timeZone)
  if (typeof read === 'number') return `${said} (${dateOfDay(read)})`
  return `${said} (${read === null ? 'no exact date' : doubtInWords(due, heldAt, timeZone)})`
}

/** The day in doubt, for a column of days: `Sun, Dec 6?`, `Dec 1 or Dec 8?`; '' if there is none. */
export function dayInDoubt(due: string, heldAt: string, timeZone: string): string {
  const read = readDue(due, heldAt, timeZone)
  if (read === null || typeof read === 'number') return ''
  if ('either' in read) return doubtInWords(due, heldAt, timeZone)
  const { notOnWeekday: day } = read
  return `${WEEKDAY.format(day * DAY_MS).slice(0, 3)}, ${dateOfDay(day)}?`
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const DAY_MS = 86_400_000

/** Why there is no date for what was said: `Dec 1 or Dec 8?`, `Dec 6 is a Sunday`, `No exact date`. */
export function doubtInWords(due: string, heldAt: string, timeZone: string): string {
  const read = readDue(due, heldAt, timeZone)
  if (read === null || typeof read === 'number') return 'No exact date'
  if ('either' in read) return `${read.either.map(dateOfDay).join(' or ')}?`
  const { notOnWeekday: day } = read
  return `${dateOfDay(day)} is a ${WEEKDAY.format(day * DAY_MS)}`
}
