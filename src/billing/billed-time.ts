/** Every answered call costs at least this much (contract §8). */
export const BILLED_SECONDS_MIN = 20

/** A call with a message takes about this long. Wherever a pack is told in calls, it is in calls of this length. */
export const TYPICAL_CALL_SECONDS = 90

/** Whole seconds of a duration the carrier reports, rounded up. */
export function wholeSeconds(durationSeconds: number): number {
  return Math.ceil(durationSeconds)
}

/** The cost of a call: by the second, from answer to hang-up, at least twenty. */
export function billedSeconds(durationSeconds: number): number {
  return Math.max(wholeSeconds(durationSeconds), BILLED_SECONDS_MIN)
}

/** The cost of a meeting: every begun minute from joining to leaving. */
export function billedMinutes(presentSeconds: number): number {
  return Math.ceil(presentSeconds / 60)
}

/** Seconds as minutes for people, to one decimal, rounded down: 2,399 s → 39.9. */
export function minutesRemaining(balanceSeconds: number): number {
  return Math.floor(balanceSeconds / 6) / 10
}
