import { zoneClock } from '../../../../src/kernel/hours/zone-clock.ts'

/** The time zones of the United States, by their common names. */
export const ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern time',
  'America/Chicago': 'Central time',
  'America/Denver': 'Mountain time',
  'America/Phoenix': 'Arizona time',
  'America/Los_Angeles': 'Pacific time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
}

/** `Eastern time`, or the zone's IANA name: `America/Boise`. */
export function zoneName(timeZone: string): string {
  return ZONES[timeZone] ?? timeZone.replaceAll('_', ' ')
}

/** The moment when a zone's clock shows `2026-11-21` and `15:30`; undefined if it never does. */
export function instantOf(timeZone: string, date: string, time: string): Date | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  const midnight = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date)) return undefined
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const dayNumber = midnight.getTime() / 86_400_000
  return zoneClock(timeZone).instant({ dayNumber, minute: hours * 60 + minutes })
}

/** The first moment of a month (`2026-11`) and of the next month; undefined if the text is not a month. */
export function monthIn(timeZone: string, month: string): { since: Date; until: Date } | undefined {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return undefined
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  const since = instantOf(timeZone, `${month}-01`, '00:00')
  const until = instantOf(timeZone, `${next}-01`, '00:00')
  return since && until && { since, until }
}

/** `2026-11-30` → `2026-12-01`. */
export function dayAfter(date: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(midnight) ? '' : new Date(midnight + 86_400_000).toISOString().slice(0, 10)
}
