import { zoneClock } from '../../../../src/kernel/hours/zone-clock.ts'
import type { ConsoleHoursExceptionFragment } from '../../../generated/operations.ts'

const DAY_MS = 86_400_000

/** The date where the business is, some days from now: `2026-11-26`. */
export function dateIn({ timeZone }: { timeZone: string }, now: Date, later = 0): string {
  const day = zoneClock(timeZone).wallTime(now).dayNumber + later
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** `Thu, Nov 26 to Fri, Nov 27`, with the hours on those days. */
export function exceptionsInWords(
  exceptions: readonly ConsoleHoursExceptionFragment[],
  today: string,
) {
  return exceptions.map(({ from, to, open, close, says }) => ({
    from,
    days:
      from === to
        ? dayInWords(from, today)
        : `${dayInWords(from, today)} to ${dayInWords(to, today)}`,
    words: hoursAndSaid(open === null ? 'Closed' : `${open} to ${close}`, says),
    question: `Are you open on ${SPOKEN_DAY.format(atMidnight(from))}?`,
  }))
}

/** `Closed: moving house`; what callers are told alone, where it says the hours itself: `Closed for Christmas`. */
function hoursAndSaid(hours: string, says: string | null): string {
  if (!says) return hours
  const saysHours = says.toLowerCase().startsWith(hours.toLowerCase())
  return saysHours ? hours + says.slice(hours.length) : `${hours}: ${says}`
}

/** `Thu, Nov 26`; with the year if it is not this year's. */
function dayInWords(date: string, today: string): string {
  return (yearOf(date) === yearOf(today) ? DAY : DATED).format(atMidnight(date))
}

/** What a template needs to say days. */
export function daysSaid(today: string) {
  return { dayOf: (date: string) => dayInWords(date, today) }
}

function yearOf(date: string): string {
  return date.slice(0, 4)
}

/** `Thursday`, as the keys of hours. */
export function weekdayOf(date: string): string {
  return WEEKDAY.format(atMidnight(date))
}

/** A calendar day has no time zone, so it is formatted in UTC. */
const atMidnight = (date: string) => new Date(`${date}T00:00:00Z`)
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

const DAY = inUtc({ weekday: 'short', month: 'short', day: 'numeric' })
const DATED = inUtc({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const SPOKEN_DAY = inUtc({ weekday: 'long', month: 'long', day: 'numeric' })
const WEEKDAY = inUtc({ weekday: 'long' })
