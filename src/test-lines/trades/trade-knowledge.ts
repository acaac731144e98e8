/** What the receptionist of a trade knows where the business itself said nothing. */
export type TradeKnowledge = {
  /** `a plumbing company`. */
  kind: string
  /** What callers of this trade ask for. */
  services: readonly string[]
  /** What such a business asks first of a caller who leaves a message. */
  detailsQuestion: string
  /**
   * Sentences that may be quoted: what is urgent, what to do until someone calls back, what to have ready. No price.
   */
  facts: readonly string[]
}
