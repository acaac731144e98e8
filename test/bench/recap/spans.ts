/** How citations meet what people say a decision rests on. Counts, to be summed over meetings. */
export type SpanCounts = {
  spans: number
  /** Spans with a citation in them. */
  touched: number
  /** For each span the share of its segments that are cited, summed. */
  covered: number
  citations: number
  /** Citations in any span. */
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
