import { outcomeOf } from '../calls/call-in-words.ts'
import { type ListView, outcomeOf as outcomeAsked } from './list-view.ts'

type Line = { id: string; businessName: string }

/** The list's filters in words: `Lopez Plumbing`, `from Nov 16, 2026`, `Urgent only`. */
export function narrowedTo(view: ListView, lines: readonly Line[]): string[] {
  const line =
    view.line && (lines.find(({ id }) => id === view.line)?.businessName ?? 'No such line')
  const outcome = outcomeAsked(view.outcome)
  return [
    line,
    view.since && `from ${day(view.since)}`,
    view.until && `until ${day(view.until)}`,
    outcome ? outcomeOf(outcome) : '',
    view.urgent && 'Urgent only',
  ].filter((words) => words !== '')
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const day = (date: string) => DAY.format(new Date(date))
