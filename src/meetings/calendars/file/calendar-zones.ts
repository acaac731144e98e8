import ICAL from 'ical.js'
import { zoneClock } from '../../../kernel/hours/zone-clock.ts'

const DAY_MS = 86_400_000

/** The zone of a time by its TZID; `undefined` means the calendar's own. */
export type ZoneOf = (tzid: string | undefined) => ICAL.Timezone

/**
 * The zones of one file. A known name (`America/New_York`) overrides the file's rules for it, which some calendars
 * cut down to this year; other names (`Eastern Standard Time`) use the file's rules, and names without rules the
 * calendar's own zone.
 */
export function calendarZones(
  rules: readonly ICAL.Component[],
  own: string | undefined,
  otherwise: string,
): ZoneOf {
  const byRules = new Map(rules.map((rule) => [nameOf(rule), rule]))
  const found = new Map<string, ICAL.Timezone>()
  const home = namedZone(own ?? otherwise) ?? new NamedZone(otherwise)

  function find(tzid: string): ICAL.Timezone {
    const rule = byRules.get(tzid)
    return namedZone(tzid) ?? (rule ? new ICAL.Timezone(rule) : home)
  }

  return (tzid) => {
    if (tzid === undefined) return home
    const zone = found.get(tzid) ?? find(tzid)
    found.set(tzid, zone)
    return zone
  }
}

function nameOf(rule: ICAL.Component): string {
  return String(rule.getFirstPropertyValue('tzid') ?? '')
}

/** Undefined if it is no IANA zone. Thunderbird and others write `/mozilla.org/20050126_1/Europe/Berlin`. */
function namedZone(tzid: string): ICAL.Timezone | undefined {
  const name = tzid.startsWith('/') ? tzid.split('/').slice(-2).join('/') : tzid
  try {
    return new NamedZone(name)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A zone of the system's tables. Throws a RangeError for an unknown name. */
class NamedZone extends ICAL.Timezone {
  readonly #clock
  readonly #offsets = new Map<number, number>()

  constructor(name: string) {
    super({ tzid: name })
    this.#clock = zoneClock(name)
  }

  /** In seconds, at that time of the zone's local clock. */
  override utcOffset(local: ICAL.Time): number {
    const { year, month, day, hour, minute } = local
    const wallMs = Date.UTC(year, month - 1, day, hour, minute)
    const offset = this.#offsets.get(wallMs) ?? this.#offsetAt(wallMs)
    this.#offsets.set(wallMs, offset)
    return offset
  }

  #offsetAt(wallMs: number): number {
    const dayNumber = Math.floor(wallMs / DAY_MS)
    const minute = (wallMs - dayNumber * DAY_MS) / 60_000
    return (wallMs - this.#clock.instant({ dayNumber, minute }).getTime()) / 1_000
  }
}
