import ICAL from 'ical.js'

/**
 * Seconds between two times of a rule. Nobody meets more than once an hour; such rules come to more meetings than a
 * week has, or take too long to expand.
 */
const UNITS: Record<string, number> = { SECONDLY: 1, MINUTELY: 60 }
const HOUR = 3_600

/** Whether an event repeats by the minute or the second, more than once an hour. */
export function isTooFrequent(event: ICAL.Component): boolean {
  return rulesOf(event).some((rule) => {
    const seconds = secondsBetween(rule)
    return seconds !== undefined && seconds < HOUR
  })
}

function secondsBetween({ freq, interval }: ICAL.Recur): number | undefined {
  const unit = UNITS[String(freq)]
  return unit && unit * (interval || 1)
}

/** Whether all its rules ended before this time. */
export function hasEnded(event: ICAL.Component, at: Date): boolean {
  const start = event.getFirstPropertyValue('dtstart')
  return rulesOf(event).every((rule) => {
    const end = rule.until ? rule.until.toUnixTime() : lastByCount(rule, start)
    return end !== undefined && end * 1_000 < at.getTime()
  })
}

/** In Unix time, of a counted rule; one that leaves times out (BYHOUR) goes on for longer than its count says. */
function lastByCount(rule: ICAL.Recur, start: unknown): number | undefined {
  const seconds = secondsBetween(rule)
  if (!rule.count || seconds === undefined || !(start instanceof ICAL.Time)) return undefined
  if (Object.keys(rule.parts).length > 0) return undefined
  return start.toUnixTime() + (rule.count - 1) * seconds
}

function rulesOf(event: ICAL.Component): ICAL.Recur[] {
  return event.getAllProperties('rrule').flatMap((property) => readable(property) ?? [])
}

/** An invalid rule is found out where it is expanded. */
function readable(property: ICAL.Property): ICAL.Recur | undefined {
  try {
    const rule = property.getFirstValue()
    return rule instanceof ICAL.Recur ? rule : undefined
  } catch {
    return undefined
  }
}

/** What their owner is told of events that are left out, by their titles; null if none is. */
export function leftOutInWords([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null
  const name = first === '' ? 'An event' : `“${first}”`
  const [they, them] =
    others.length === 0
      ? [`${name} repeats`, 'it']
      : [`${name} and ${others.length} other${others.length === 1 ? '' : 's'} repeat`, 'them']
  return `${they} by the minute or the second, so no note-taker goes to ${them}. All else was read.`
}
