/** After this many relay failures the caller is not asked to wait for another. */
export const RELAY_FAILURES_MAX = 2
