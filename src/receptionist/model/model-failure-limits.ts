export const MAX_STEPS = 6
/** If the provider sends nothing for this share of a turn, it is asked again, or another one is. */
export const STALL_PART = 0.4
export const MAX_FAILURES = 3
