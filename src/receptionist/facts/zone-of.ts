import { type ZoneClock, zoneClock } from '../../lines/zone-clock.ts'

const CLOCKS = new Map<string, ZoneClock>()

/** A clock is made once a zone: making one takes longer than a turn. */
export function zoneOf(timeZone: string): ZoneClock {
  const known = CLOCKS.get(timeZone)
  if (known) return known
  const clock = zoneClock(timeZone)
  CLOCKS.set(timeZone, clock)
  return clock
}
