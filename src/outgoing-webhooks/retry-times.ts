import { addSeconds } from '../kernel/clock.ts'

/** Seconds between attempts: ten attempts, spread over a day. */
const WAITS_SECONDS = [5, 60, 300, 900, 3_600, 7_200, 14_400, 25_200, 34_800] as const
/** How long a failing endpoint gets nothing, whatever waits for it: doubled each time, up to the maximum. */
const HOLD_SECONDS = 2
const HOLD_SECONDS_MAX = 300

/** The time of the next attempt, after this many attempts; undefined to give up. */
export function nextAttemptAt(now: Date, attempts: number): Date | undefined {
  const wait = WAITS_SECONDS[attempts - 1]
  return wait === undefined ? undefined : addSeconds(now, wait)
}

/** Until when nothing is sent to an endpoint, after this many failures in a row. */
export function heldUntil(now: Date, failures: number): Date {
  return addSeconds(now, Math.min(HOLD_SECONDS * 2 ** (failures - 1), HOLD_SECONDS_MAX))
}
