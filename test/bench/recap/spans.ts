/** How citations overlap the segments behind a decision, according to people. Counts, to be summed over meetings. */
export type SpanCounts = {
  spans: number
  /** Spans with at least one citation. */
  touched: number
  /** The sum over spans of the share of segments cited. */
  covered: number
  citations: number
  /** Citations inside any span. */
  inside: number
}

export function countSpans(
  citations: readonly string[],
  spans: readonly Set<string>[],
): SpanCounts {
  const shares = spans.map(
    (span) => citations.filter((segment) => span.has(segment)).length / span.size,
  )
  return {
    spans: spans.length,
    touched: shares.filter((share) => share > 0).length,
    covered: shares.reduce((sum, share) => sum + share, 0),
    citations: citations.length,
    inside: citations.filter((segment) => spans.some((span) => span.has(segment))).length,
  }
}
