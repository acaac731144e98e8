/** All code gets the time from `app.clock`, so that a test can control it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export function addSeconds(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1_000)
}

/** `time`, or one millisecond after `last` if that is later: keeps times in a list unique and in order. */
export function laterThan(last: Date | null, time: Date): Date {
  return last && last >= time ? new Date(last.getTime() + 1) : time
}
