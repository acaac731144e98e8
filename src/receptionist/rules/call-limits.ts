/** A call ends at these limits, whatever is said. */
export const MAX_TURNS = 40
export const MAX_KEYS = 100
/** Consecutive silences. */
export const MAX_SILENCES = 3
