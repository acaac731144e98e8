import type { Line, Spoken } from './spoken-meeting.ts'

/**
 * Shares of the meeting: lines nearer than the first are about the same thing; the influence of the second fades out.
 */
const APART_SHARE = 1 / 40
const PULL_SHARE = 1 / 20
const PULL = 0.8
const APART_SEGMENTS_MIN = 1

/**
 * The strongest lines, spread over the meeting: each chosen line weakens those near it, so that one heated quarter of
 * an hour does not fill the list. Certain ones come first.
 */
export function spread<Found extends { line: Line; score: number; sure: boolean }>(
  found: readonly Found[],
  count: number,
  { segmentCount }: Spoken,
): Found[] {
  const apart = segmentCount * APART_SHARE
  const pulled = segmentCount * PULL_SHARE
  const kept: Found[] = []
  let left = found.map((each) => ({ each, score: each.score }))
  while (kept.length < count && left.length > 0) {
    const best = left.reduce((a, b) => (isBefore(b, a) ? b : a))
    kept.push(best.each)
    left = left.flatMap((other) => {
      if (other === best) return []
      if (other.each.sure) return other
      const distance = Math.abs(other.each.line.at - best.each.line.at)
      if (apart >= APART_SEGMENTS_MIN && distance < apart) return []
      const pull = PULL * Math.exp(-((distance / pulled) ** 2))
      return { each: other.each, score: other.score * (1 - pull) }
    })
  }
  return kept
}

type Ranked = { each: { sure: boolean }; score: number }

function isBefore(a: Ranked, b: Ranked) {
  return a.each.sure === b.each.sure ? a.score > b.score : a.each.sure
}
