import { decisionsInShort, type Told } from '../../../../src/meetings/opening-of-recap.ts'
import type { ConsoleMeetingsQuery } from '../../../generated/operations.ts'
import { STATES } from './meeting-in-words.ts'

type Listed = ConsoleMeetingsQuery['meetings']['edges'][number]['node']

/** What a meeting came to in one sentence: its first decision, else how its summary begins. */
function gistOfRecap({ summary, decisions }: Told): string {
  return decisionsInShort(decisions)[0] ?? summary.trim().split('\n\n')[0] ?? ''
}

/** For a list: the gist; before there is a recap, what happens next or went wrong. */
export function gistOf({ recap, failure, state, recipients, notesDeletedAt }: Listed): string {
  if (recap) return gistOfRecap(recap)
  if (failure) return failure.reason
  if (notesDeletedAt) return ''
  if (state !== 'SCHEDULED') return STATES[state].next
  const [first, ...others] = recipients.map(({ email }) => email)
  if (first === undefined) return 'The recap will be kept here.'
  return `The recap goes to ${[first, ...others].slice(0, 2).join(' and ')}${
    others.length > 1 ? ` and ${others.length - 1} more` : ''
  }.`
}
