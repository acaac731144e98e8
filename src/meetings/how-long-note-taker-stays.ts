/** The default length of a note-taker's stay. */
export const MAX_MINUTES_DEFAULT = 60

export const MINUTES_MAX = 240
