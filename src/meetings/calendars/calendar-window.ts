/** So far ahead meetings are known; a meeting that began so long ago is still gone to. */
export const AHEAD_SECONDS = 7 * 86_400
export const LATE_SECONDS = 15 * 60
