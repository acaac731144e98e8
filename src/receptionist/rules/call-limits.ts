/** A call ends within these, whatever is said. */
export const MAX_TURNS = 40
export const MAX_KEYS = 100
/** Silences one after the other. */
export const MAX_SILENCES = 3
