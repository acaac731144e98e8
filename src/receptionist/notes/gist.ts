import { pattern } from '../../kernel/text/pattern.ts'
import type { Notes } from './notes.ts'
import { whatIsWanted } from './what-is-wanted.ts'

const MAX_GIST_CHARS = 140

/** What the caller wants in a line of their own words; null when nothing was told. */
export function gistOf(notes: Notes): string | null {
  if (notes.gist !== null) return clip(notes.gist, MAX_GIST_CHARS)
  const open = notes.questions.find(({ answered }) => !answered)
  const told = notes.matters.find((words) => !notes.asides.includes(words))
  const line = whatIsWanted(notes) ?? open?.words ?? told ?? notes.matters[0]
  return line === undefined ? null : clipAtClause(line, MAX_GIST_CHARS)
}

/** Shortened where a clause ends, if one does past the middle. */
export function clipAtClause(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return clip(line, maxChars)
  const ends = Array.from(line.matchAll(CLAUSE_BEGINS), ({ index }) => index)
  const end = ends.findLast(
    (at) => at <= maxChars && at >= maxChars / 3 && !DENIED.test(line.slice(at, at + DENIED_CHARS)),
  )
  return end === undefined ? clip(line, maxChars) : line.slice(0, end).replace(/[.,;\s]+$/, '')
}

/** What comes next takes it back: "… and we did not miss it". */
const DENIED = /(?:n['’]t|[ ](?:not|never|no|nicht|kein|pas|nao|não|не))[ ]/iu
const DENIED_CHARS = 24

/** Where a joining word and the subject of another clause follow. */
const CLAUSE_BEGINS = new RegExp(
  pattern`
    [.,;] | (?:and|but|so|y|pero|und|aber|et|mais|e|mas|ve|ama|и|но) (?=(?:um |uh )?
    (?:i|we|he|she|it|they|this|that|there|what|how|when|can|could|do|is|are|my|the)['’ ])| (?=
    (?:i['’]m|it['’]s|he['’]s|she['’]s|they['’]re|there['’]s|we['’]re) )`,
  'giu',
)

/** Shortened at a word. */
export function clip(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return line.replace(/[.,\s]+$/, '')
  const cut = line.slice(0, maxChars - 1).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars / 2)).replace(/[.,\s]+$/, '')}…`
}
