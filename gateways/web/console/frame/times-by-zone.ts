import { timesIn } from './amounts-and-times-in-words.ts'

/**
 * `timesIn` for pages over lines in several zones: each zone's words are made once a page, and where the page shows
 * more than one of them each time says which it is in.
 */
export function timesByZone(now: Date, shown: readonly string[]) {
  const saysZone = new Set(shown).size > 1
  const known = new Map<string, ReturnType<typeof timesIn>>()
  return (timeZone: string) => {
    const times = known.get(timeZone) ?? timesIn(timeZone, now, saysZone)
    known.set(timeZone, times)
    return times
  }
}
