import { dateOfDue } from './date-of-due.ts'

/** When a task is due, as it was said, and the day meant: `by Wednesday (Dec 2)`, `Friday the sixth (date unclear)`. */
export function dueInWords(due: string, heldAt: string, timeZone: string): string {
  const said = due.replace(/^due /i, '')
  return `${said} (${dateOfDue(due, heldAt, timeZone) ?? 'date unclear'})`
}
