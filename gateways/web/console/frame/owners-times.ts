import { timesIn } from './amounts-and-times-in-words.ts'
import { zoneName } from './local-time.ts'

/**
 * Every time of a page in the owner's one zone, whichever line it is of: two zones in one list look out of order.
 * `zoneSaid` names it where a line of another zone is shown; each row need not.
 */
export function ownersTimes(now: Date, timeZone: string, shown: readonly string[]) {
  const isForeign = shown.some((zone) => zone !== timeZone)
  return { ...timesIn(timeZone, now), zoneSaid: isForeign ? zoneName(timeZone) : null }
}
