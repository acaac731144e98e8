/** Somewhat below a half: a question listed wrongly costs a glance, a missed one may never be asked again. */
export const OPEN_MIN = 0.4
export const REPLY_OPEN_MIN = 0.5
/**
 * A possible decision that more likely leaves something open is left out: a postponement reported as a decision does
 * more harm.
 */
export const LEFT_OPEN_MIN = 0.4
/** The same for English, with all the talk around it. */
export const WEIGHED_OPEN_MIN = 0.35
