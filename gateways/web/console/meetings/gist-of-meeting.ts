import { asDecision } from '../../../../src/meetings/as-a-task.ts'
import { stem, wordsOf } from '../../../../src/meetings/recap/word-stems.ts'
import type { ConsoleMeetingsQuery } from '../../../generated/operations.ts'
import { STATES } from './meeting-in-words.ts'

type Listed = ConsoleMeetingsQuery['meetings']['edges'][number]['node']
type Recap = { summary: string; decisions: readonly { text: string }[] }

/** A longer sentence is no gist. */
const CHARACTERS_MAX = 180

/**
 * What a meeting came to in one sentence: its first decision, else how its summary begins. `rest` is what the summary
 * says besides.
 */
function gistOfRecap({ summary, decisions }: Recap): { gist: string; rest: string[] } {
  const paragraphs = summary.trim().split('\n\n').filter(Boolean)
  const [decided] = decisionsInShort(decisions)
  if (decided !== undefined) return { gist: decided, rest: paragraphs }
  return { gist: paragraphs[0] ?? '', rest: paragraphs.slice(1) }
}

/**
 * How a recap's page begins: the summary's first sentence where it tells a result, else the first decision; a sentence
 * that only names what was talked about is no headline. Then what the summary says besides, by paragraph.
 */
export function openingOf({ summary, decisions }: Recap): { gist: string; rest: string[] } {
  const paragraphs = summary.trim().split('\n\n').filter(Boolean)
  const [lead = '', ...rest] = paragraphs
  const [first] = SENTENCES.segment(lead)
  const sentence = first && first.segment.length <= CHARACTERS_MAX ? first.segment : ''
  const [decided] = decisionsInShort(decisions)
  const isTold = decisions.some(({ text }) => sharesHalf(text, sentence))
  if (decided !== undefined && !isTold) return { gist: decided, rest: paragraphs }
  return { gist: sentence.trim(), rest: [lead.slice(sentence.length), ...rest].filter(Boolean) }
}

function decisionsInShort(decisions: Recap['decisions']): string[] {
  return decisions
    .map(({ text }) => asDecision(text))
    .filter((text) => text.length <= CHARACTERS_MAX)
}

/** Whether a sentence has at least half of the words of a decision, whatever their endings. */
function sharesHalf(decision: string, sentence: string): boolean {
  const decided = wordsThatTell(decision)
  const said = new Set(wordsThatTell(sentence))
  return decided.length > 0 && 2 * decided.filter((word) => said.has(word)).length >= decided.length
}

/** Shorter words hold a sentence together. */
const TELLING_CHARACTERS_MIN = 4

function wordsThatTell(text: string): string[] {
  const words = wordsOf(text).filter(
    (word) => word.length >= TELLING_CHARACTERS_MIN || /\d/.test(word),
  )
  return [...new Set(words.map(stem))]
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** For a list: the gist and what the meeting was about; before there is a recap, what happens next or went wrong. */
export function gistOf({ recap, failure, state, recipients, notesDeletedAt }: Listed): string {
  if (recap) {
    const { gist, rest } = gistOfRecap(recap)
    return [gist, ...rest.slice(0, 1)].join(' ')
  }
  if (failure) return failure.reason
  if (notesDeletedAt) return ''
  if (state !== 'SCHEDULED') return STATES[state].next
  const [first, ...others] = recipients.map(({ email }) => email)
  if (first === undefined) return 'The recap will be kept here.'
  return `The recap goes to ${[first, ...others].slice(0, 2).join(' and ')}${
    others.length > 1 ? ` and ${others.length - 1} more` : ''
  }.`
}
