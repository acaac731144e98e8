/**
 * Why the relay's socket is closed (RFC 6455 §7.4.1 and its registry); the carrier asks what to do next after any of
 * them.
 */
export const CLOSE = { policyViolation: 1008, internalError: 1011, serviceRestart: 1012 } as const
