export const MAX_STEPS = 6
/** A provider that sends nothing for this part of a turn is asked again, or another is. */
export const STALL_PART = 0.4
export const MAX_FAILURES = 3
