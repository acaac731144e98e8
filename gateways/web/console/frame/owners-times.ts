import { timesIn } from './amounts-and-times-in-words.ts'
import { zoneName } from './local-time.ts'

/**
 * Formats all times of a page in the owner's time zone, whichever line they belong to: mixed zones in one list look out
 * of order. `zoneSaid` names the zone if a line in another zone is shown, so that each row need not.
 */
export function ownersTimes(now: Date, timeZone: string, shown: readonly string[]) {
  const isForeign = shown.some((zone) => zone !== timeZone)
  return { ...timesIn(timeZone, now), zoneSaid: isForeign ? zoneName(timeZone) : null }
}
