/** Somewhat less than a half: a question listed that is none costs a glance, one that is missed may never be asked again. */
export const OPEN_MIN = 0.4
export const REPLY_OPEN_MIN = 0.5
/** A line that may decide something is left out where it rather leaves it open: a put-off told as a decision does more harm. */
export const LEFT_OPEN_MIN = 0.4
/** The same for what is weighed with all the talk around it. */
export const WEIGHED_OPEN_MIN = 0.35
