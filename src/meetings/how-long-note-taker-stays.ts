/** How long a note-taker may stay when nobody says. */
export const MAX_MINUTES_DEFAULT = 60

export const MINUTES_MAX = 240
