export const VOICEMAIL_SECONDS_MAX = 180
export const CODE_DIGITS = 4
/** Time to find the code and the keypad. */
export const CODE_SECONDS = 8
