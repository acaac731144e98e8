/** A trade's facts, for what the business itself did not say. */
export type TradeKnowledge = {
  /** `a plumbing company`. */
  kind: string
  /** What callers of this trade ask for. */
  services: readonly string[]
  /** What such a business first asks a caller who leaves a message. */
  detailsQuestion: string
  /**
   * Sentences that may be quoted: what is urgent, what to do until someone calls back, what to have ready. No price.
   */
  facts: readonly string[]
}
