import { dayNumberOf } from '../kernel/hours/hours-exceptions.ts'
import { dateOfDay } from './date-of-due.ts'
import { dayOfDue } from './day-of-due.ts'
import { dayInDoubt, dueInWords } from './due-in-words.ts'

type Whose = { owner?: string | null; assignee?: string | null }
type When = { due?: string | null; dueOn?: string | null }

/** Who does it: as the account set it, else as it was said. */
export function ownerOf({ owner, assignee }: Whose): string | null {
  return assignee ?? owner ?? null
}

/** Whether the words of the item say by when, so that it need not be said beside them. */
export function saysWhen({ text, due }: { text: string; due: string | null }): boolean {
  return due !== null && text.toLowerCase().includes(due.replace(/^due /i, '').toLowerCase())
}

/** The day it is due, counted from 1970-01-01; null if it is not set and what was said is not clear. */
export function dayDue({ due, dueOn }: When, heldAt: string, timeZone: string): number | null {
  if (dueOn) return dayNumberOf(dueOn) ?? null
  return due ? dayOfDue(due, heldAt, timeZone) : null
}

/** By when, as the account set it, `Dec 2`, else as it was said, `by Wednesday (Dec 2)`. */
export function dueText({ due, dueOn }: When, heldAt: string, timeZone: string): string | null {
  const day = dueOn ? dayNumberOf(dueOn) : undefined
  if (day !== undefined) return dateOfDay(day)
  return due ? dueInWords(due, heldAt, timeZone) : null
}

/**
 * For an item that says by when and has no day: the day it may mean and, on a line of its own, what to do, as in
 * `Sun, Dec 6?` and `Set a date`; '' for any other.
 */
export function whyNoDay(item: When, heldAt: string, timeZone: string): string {
  const { due } = item
  if (!due || dayDue(item, heldAt, timeZone) !== null) return ''
  const day = dayInDoubt(due, heldAt, timeZone)
  return day ? `${day}\nSet a date` : 'No exact date'
}
