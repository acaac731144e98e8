/** Written examples hold more open questions than talk does, so more is asked for than a half. */
export const OPEN_MIN = 0.75
/** Where no reply has a word of the question's, or is of the kind asked for, less is enough. */
export const PASSED_OVER_MIN = 0.05
export const REPLY_OPEN_MIN = 0.5
/** A line that may decide something is left out where it rather leaves it open: a put-off told as a decision does more harm. */
export const LEFT_OPEN_MIN = 0.4
