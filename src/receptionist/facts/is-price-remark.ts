import { UNKNOWN_WORD } from './known-terms.ts'
import type { Answering, Question } from './read-question.ts'

/** "So it's free then", after a price was told: it names nothing new and has no question word. */
export function isPriceRemark(
  { range, named, isMarked }: Question,
  { last, asked: { cues } }: Answering,
): boolean {
  const price = cues.all('price').find(({ from, to }) => from >= range.from && to <= range.to)
  if (!price || last.topic !== 'price' || isMarked) return false
  if (cues.has('asksWh', { from: range.from, to: price.to })) return false
  return named.every(
    ({ concept, weight }) => concept === 'free' || concept.startsWith('=') || weight < UNKNOWN_WORD,
  )
}
