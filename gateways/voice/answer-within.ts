/** Shorter than the carrier's own timeout. */
export const FALLBACK_WITHIN_MS = 5_000
export const ANSWER_WITHIN_MS = 4_000
