import { timesIn } from '../frame/amounts-and-times-in-words.ts'
import { ZONES, zoneName } from '../frame/local-time.ts'

type Zoned = { timeZone: string; timeZoneChosen: string | null }

/** Towns by which an owner finds their zone. */
const TOWNS: Readonly<Record<string, string>> = {
  'America/New_York': 'New York, Atlanta, Miami',
  'America/Chicago': 'Chicago, Dallas, Houston',
  'America/Denver': 'Denver, Salt Lake City',
  'America/Phoenix': 'Phoenix, Tucson',
  'America/Los_Angeles': 'Los Angeles, Seattle',
  'America/Anchorage': 'Anchorage',
  'Pacific/Honolulu': 'Honolulu',
}

/** The zone in use, and the zones to choose from with their time now: `Central time (Chicago, Dallas): 2:05 PM`. */
export function zonesNow(account: Zoned, now: Date) {
  const { timeZone } = account
  const times = timesIn(timeZone, now)
  return {
    times,
    zone: zoneName(timeZone),
    timeNow: times.time(now),
    zones: optionsOf(account, now),
  }
}

function optionsOf({ timeZone, timeZoneChosen }: Zoned, now: Date) {
  const names = new Set([...Object.keys(ZONES), ...(timeZoneChosen ? [timeZoneChosen] : [])])
  const option = (zone: string) => {
    const towns = TOWNS[zone] ? ` (${TOWNS[zone]})` : ''
    return `${zoneName(zone)}${towns}: ${timesIn(zone, now).time(now)}`
  }
  const byLines = timeZoneChosen
    ? 'Same as my first line'
    : `Same as my first line (${zoneName(timeZone)})`
  return [
    { value: '', words: byLines, isChosen: timeZoneChosen === null },
    ...[...names].map((zone) => ({
      value: zone,
      words: option(zone),
      isChosen: zone === timeZoneChosen,
    })),
  ]
}
