import { foldText, NUMBER, numberWords, wordsIn } from './search-words.ts'

/** A range in a text, in UTF-16 units; the end is exclusive. */
export type Span = { start: number; end: number }

/** A word as it is written, with its accents. */
const WRITTEN_WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Where a text has one of the terms (`searchTerms`): whole words and numbers, in order, without overlaps. */
export function foundSpans(text: string, terms: readonly string[]): Span[] {
  const spans = [
    ...spansOf(text, NUMBER, numberWords, terms),
    ...spansOf(text, WRITTEN_WORD, wordsIn, terms),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end)
  const apart: Span[] = []
  for (const span of spans) if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span)
  return apart
}

/** How many of the terms a text has. */
export function countFound(text: string, terms: readonly string[]): number {
  const folded = foldText(text)
  const digits = text.match(NUMBER)?.flatMap(numberWords) ?? []
  // Most texts have none: they are skipped before being split into words.
  const near = terms.filter((term) => folded.includes(term))
  const words = near.length > 0 ? wordsIn(text) : []
  const has = (term: string) => [...digits, ...words].some((word) => isFoundBy(word, term))
  return terms.filter(has).length
}

/** As in the index (src/workflows/search/find-rows.ts): a single letter does not match as a word's beginning. */
function isFoundBy(word: string, term: string): boolean {
  return term.length > 1 ? word.startsWith(term) : word === term
}

function spansOf(
  text: string,
  pattern: RegExp,
  wordsOf: (part: string) => string[],
  terms: readonly string[],
): Span[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: part, index: start }) =>
    wordsOf(part).some((word) => terms.some((term) => isFoundBy(word, term)))
      ? [{ start, end: start + part.length }]
      : [],
  )
}
