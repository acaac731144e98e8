/** After this time an urgent text is no longer urgent, and the mail has already said everything. */
export const LATE_SECONDS = 3_600
