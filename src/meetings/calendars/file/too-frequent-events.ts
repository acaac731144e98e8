import ICAL from 'ical.js'

/** Nobody meets as often; such rules come to more meetings than a week has, or take too long to expand. */
const TOO_FREQUENT = new Set(['SECONDLY', 'MINUTELY'])

/** Whether an event repeats by the minute or the second. */
export function isTooFrequent(event: ICAL.Component): boolean {
  return rulesOf(event).some(({ freq }) => TOO_FREQUENT.has(String(freq)))
}

/** Whether all its rules ended before this time. */
export function hasEnded(event: ICAL.Component, at: Date): boolean {
  return rulesOf(event).every(({ until }) => until && until.toUnixTime() * 1_000 < at.getTime())
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
