/** Later, a text that calls itself urgent is not; the mail has said it all by then. */
export const LATE_SECONDS = 3_600
