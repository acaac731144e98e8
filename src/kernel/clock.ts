/** Time comes in through `app.clock`, so a test can hold it still. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export function addSeconds(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1_000)
}

/** `time`, or the millisecond after `last` when that is not earlier: what keeps times in a list unique and in order. */
export function laterThan(last: Date | null, time: Date): Date {
  return last && last >= time ? new Date(last.getTime() + 1) : time
}
