/** Less than the carrier waits for an answer. */
export const FALLBACK_WITHIN_MS = 5_000
export const ANSWER_WITHIN_MS = 4_000
