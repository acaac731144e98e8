import { asDecision } from './as-a-task.ts'
import { stem, wordsOf } from './recap/word-stems.ts'

type Line = { text: string }

export type Told = { summary: string; decisions: readonly Line[] }

/** What a recap lists. */
export type Listed = {
  decisions: readonly Line[]
  actionItems: readonly (Line & { owner?: string | null })[]
  openQuestions: readonly Line[]
}

/** A longer sentence is no gist. */
const CHARACTERS_MAX = 180

type Opening = {
  gist: string
  /** Whether a decision says it. */
  isDecided: boolean
  /** What the summary says besides, by paragraph: all of it where a decision is the gist. */
  rest: string[]
}

/**
 * How a recap begins, in lists and in its mail: the summary's first sentence where it tells a result, else the first
 * decision; a sentence that only names what was talked about is no headline.
 */
export function openingOf({ summary, decisions }: Told): Opening {
  const { sentence, rest, paragraphs } = firstSentenceOf(summary)
  const [decided] = decisionsInShort(decisions)
  const isTold = decisions.some(({ text }) => sharesHalf(text, sentence))
  if (decided !== undefined && !isTold) return { gist: decided, isDecided: true, rest: paragraphs }
  const isDecided = sentence !== '' && retells(decisions, sentence)
  return { gist: sentence, isDecided, rest: isDecided ? paragraphs : rest }
}

/** A summary's first sentence, empty if it is no headline; the paragraphs after it; and all paragraphs. */
export function firstSentenceOf(summary: string) {
  const paragraphs = summary.trim().split('\n\n').filter(Boolean)
  const [lead = '', ...others] = paragraphs
  const [first] = SENTENCES.segment(lead)
  const sentence = first && first.segment.length <= CHARACTERS_MAX ? first.segment : ''
  const rest = [lead.slice(sentence.length).trim(), ...others].filter(Boolean)
  return { sentence: sentence.trim(), rest, paragraphs }
}

/** The decisions short enough for a headline, as sentences of their own. */
export function decisionsInShort(decisions: Told['decisions']): string[] {
  return decisions
    .map(({ text }) => asDecision(text))
    .filter((text) => text.length <= CHARACTERS_MAX)
}

/** A pronoun and "will" may differ. */
const SHARE_RETOLD = 0.75

/** Whether each sentence of a paragraph says again what one of the lines does. */
export function retells(lines: readonly Line[], paragraph: string): boolean {
  const known = lines.map(({ text }) => new Set(wordsThatTell(text)))
  return [...SENTENCES.segment(paragraph)].every(({ segment }) => {
    const told = wordsThatTell(segment)
    const most = Math.max(0, ...known.map((words) => told.filter((word) => words.has(word)).length))
    return told.length > 0 && most >= SHARE_RETOLD * told.length
  })
}

/**
 * The paragraphs that the lines of a recap seem to tell, apart from the others. They are shown after those, never
 * left out: one may deny what it names.
 */
export function toldApart(paragraphs: readonly string[], recap: Listed) {
  const lines = linesOf(recap)
  const retold = paragraphs.filter((paragraph) => retells(lines, paragraph))
  return { fresh: paragraphs.filter((paragraph) => !retold.includes(paragraph)), retold }
}

function linesOf({ decisions, actionItems, openQuestions }: Listed): Line[] {
  const items = actionItems.map(({ text, owner }) => ({ text: `${owner ?? ''} ${text}` }))
  return [...decisions, ...items, ...openQuestions]
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
