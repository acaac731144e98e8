import { timesIn } from './in-words.ts'

/** `timesIn` for lists over lines in several zones: each zone's words are made once a page. */
export function timesByZone(now: Date) {
  const known = new Map<string, ReturnType<typeof timesIn>>()
  return (timeZone: string) => {
    const times = known.get(timeZone) ?? timesIn(timeZone, now)
    known.set(timeZone, times)
    return times
  }
}
