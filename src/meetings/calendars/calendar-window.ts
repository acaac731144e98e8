/** How far ahead meetings are known, and how long after its start a meeting can still be joined. */
export const AHEAD_SECONDS = 7 * 86_400
export const LATE_SECONDS = 15 * 60
