import type { ConsoleMeetingsQuery } from '../../../generated/operations.ts'
import { STATES } from './meeting-in-words.ts'

type Listed = ConsoleMeetingsQuery['meetings']['edges'][number]['node']

/** What a meeting came to, in a sentence or two; before there is a recap, what happens next or went wrong. */
export function gistOf({ recap, failure, state, recipients, notesDeletedAt }: Listed): string {
  if (recap) return gistOfSummary(recap.summary)
  if (failure) return failure.reason
  if (notesDeletedAt) return ''
  if (state !== 'SCHEDULED') return STATES[state].next
  const [first, ...others] = recipients.map(({ email }) => email)
  if (first === undefined) return 'The recap will be kept here.'
  return `The recap goes to ${[first, ...others].slice(0, 2).join(' and ')}${
    others.length > 1 ? ` and ${others.length - 1} more` : ''
  }.`
}

/** The first paragraph says what the meeting was about, the second what came of it. */
function gistOfSummary(summary: string): string {
  return summary.trim().split('\n\n').slice(0, 2).join(' ')
}
