import type { DayHours, WeekHours } from './hours.ts'
import { dayNumberOf, type HoursException, hoursOnDay } from './hours-exceptions.ts'
import { type ZoneClock, zoneClock } from './zone-clock.ts'

/**
 * Whether the business is open at an instant. If open, `closesAt` is when it next closes; if closed, `opensAt` is when
 * it next opens; null if never. The other field is null.
 */
export function openState(
  hours: WeekHours,
  timeZone: string,
  at: Date,
  exceptions: readonly HoursException[] = [],
): { open: boolean; closesAt: Date | null; opensAt: Date | null } {
  const spans = spansAround({ hours, hoursExceptions: exceptions }, zoneClock(timeZone), at)
  const nowMs = at.getTime()
  const next = spans.find((span) => span.endMs > nowMs)
  if (!next) return { open: false, closesAt: null, opensAt: null }
  if (next.startMs > nowMs) return { open: false, closesAt: null, opensAt: new Date(next.startMs) }
  const neverCloses = next === spans.at(-1)
  return { open: true, closesAt: neverCloses ? null : new Date(next.endMs), opensAt: null }
}

type HoursGiven = { hours: WeekHours; hoursExceptions: readonly HoursException[] }
type Span = { startMs: number; endMs: number }

/**
 * Days to look at after the last exception. Two weeks and a day contain every gap of the week, even one that a spring
 * clock change removes once.
 */
const DAYS_AHEAD = 15

/** The open spans since yesterday (which may run past midnight), merged where one runs into the next. */
function spansAround(given: HoursGiven, clock: ZoneClock, at: Date): Span[] {
  const today = clock.wallTime(at).dayNumber
  const lastDay = Math.max(today, ...given.hoursExceptions.map(({ to }) => dayNumberOf(to) ?? 0))
  const spans: Span[] = []
  for (let dayNumber = today - 1; dayNumber <= lastDay + DAYS_AHEAD; dayNumber++) {
    const dayHours = hoursOnDay(given, dayNumber)
    if (!dayHours) continue
    const span = spanOf(dayHours, dayNumber, clock)
    // The spring clock change can remove a short span completely.
    if (span.endMs <= span.startMs) continue
    const previous = spans.at(-1)
    if (previous && span.startMs <= previous.endMs) {
      previous.endMs = Math.max(previous.endMs, span.endMs)
    } else {
      spans.push(span)
    }
  }
  return spans
}

function spanOf({ openMinute, closeMinute }: DayHours, dayNumber: number, clock: ZoneClock): Span {
  const closeDay = closeMinute <= openMinute ? dayNumber + 1 : dayNumber
  return {
    startMs: clock.instant({ dayNumber, minute: openMinute }).getTime(),
    endMs: clock.instant({ dayNumber: closeDay, minute: closeMinute }).getTime(),
  }
}
