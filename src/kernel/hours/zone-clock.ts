/** What a zone's wall clock shows; `dayNumber` counts local dates from 1970-01-01. */
export type WallTime = { dayNumber: number; minute: number }

/** Converts between instants and one zone's wall clock. */
export type ZoneClock = {
  wallTime(at: Date): WallTime
  instant(wall: WallTime): Date
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const CLOCKS = new Map<string, ZoneClock>()

/** Cached per zone, because formatters are slow to create. Throws a RangeError if `timeZone` is not an IANA zone. */
export function zoneClock(timeZone: string): ZoneClock {
  const clock = CLOCKS.get(timeZone) ?? newClock(timeZone)
  CLOCKS.set(timeZone, clock)
  return clock
}

function newClock(timeZone: string): ZoneClock {
  const offsetMs = offsetReader(timeZone)
  return {
    wallTime: (at) => {
      const wallMs = at.getTime() + offsetMs(at.getTime())
      const dayNumber = Math.floor(wallMs / DAY_MS)
      return { dayNumber, minute: Math.floor((wallMs - dayNumber * DAY_MS) / MINUTE_MS) }
    },
    instant: ({ dayNumber, minute }) => {
      const wallMs = dayNumber * DAY_MS + minute * MINUTE_MS
      return new Date(instantMs(wallMs, offsetMs))
    },
  }
}

/**
 * A wall time that occurs twice (autumn) is the first of the two; one that is skipped (spring) moves on by the skipped
 * hour. Same as Temporal's `compatible`.
 */
function instantMs(wallMs: number, offsetMs: (atMs: number) => number): number {
  const offsetBefore = offsetMs(wallMs - DAY_MS)
  const offsetAfter = offsetMs(wallMs + DAY_MS)
  const early = wallMs - offsetBefore
  const late = wallMs - offsetAfter
  return offsetMs(early) !== offsetBefore && offsetMs(late) === offsetAfter ? late : early
}

function offsetReader(timeZone: string): (atMs: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (atMs) => {
    const parts = format.formatToParts(atMs)
    const read = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((part) => part.type === type)?.value)
    const date = Date.UTC(read('year'), read('month') - 1, read('day'))
    const wallMs = date + ((read('hour') * 60 + read('minute')) * 60 + read('second')) * 1_000
    return wallMs - Math.floor(atMs / 1_000) * 1_000
  }
}
