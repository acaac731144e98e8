import { pattern } from '../../kernel/text/pattern.ts'

/** Shortens at the end of a clause, if one ends past the first third. */
export function clipAtClause(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return clip(line, maxChars)
  const ends = Array.from(line.matchAll(CLAUSE_BEGINS), ({ index }) => index)
  const end = ends.findLast(
    (at) => at <= maxChars && at >= maxChars / 3 && !DENIED.test(line.slice(at, at + DENIED_CHARS)),
  )
  return end === undefined ? clip(line, maxChars) : line.slice(0, end).replace(/[.,;\s]+$/, '')
}

/** The next clause takes it back: "… and we did not miss it". */
const DENIED = /(?:n['’]t|[ ](?:not|never|no|nicht|kein|pas|nao|não|не))[ ]/iu
const DENIED_CHARS = 24

/** A joining word followed by the subject of another clause. */
const CLAUSE_BEGINS = new RegExp(
  pattern`
    [.,;] | (?:and|but|so|y|pero|und|aber|et|mais|e|mas|ve|ama|и|но) (?=(?:um |uh )?
    (?:i|we|he|she|it|they|this|that|there|what|how|when|can|could|do|is|are|my|the)['’ ])| (?=
    (?:i['’]m|it['’]s|he['’]s|she['’]s|they['’]re|there['’]s|we['’]re) )`,
  'giu',
)

/** Shortens at a word boundary. */
export function clip(text: string, maxChars: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxChars) return line.replace(/[.,\s]+$/, '')
  const cut = line.slice(0, maxChars - 1).toWellFormed()
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxChars / 2)).replace(/[.,\s]+$/, '')}…`
}
