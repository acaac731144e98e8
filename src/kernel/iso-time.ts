const DATE = /^(\d{4})(-?)(?:(0[1-9]|1[0-2])\2(\d{2})|(\d{3})|W(\d{2})\2([1-7]))$/
const TIME = /^([01]\d|2[0-4])(?:(:?)([0-5]\d)(?:\2([0-5]\d|60))?)?(?:[.,](\d{1,9}))?$/
const ZONE = /(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/
/** A plus sign that a query string made a space. */
const LOST_PLUS = / (\d{2}(?::?\d{2})?)$/

const [DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS] = [86_400_000, 3_600_000, 60_000, 1_000]
const NANO = 1_000_000_000

/** Keeps a time whose fraction or zone reaches into the year 10,000 in the form of a cursor. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * The only parser of ISO 8601 times with a zone, in the extended form (`2026-12-01T09:00:00Z`) and the basic one
 * (`20261201T090000Z`): by day of the month, of the year or of the week, to the hour, the minute, the second or a
 * fraction of it, `24:00` and leap seconds included, with `Z`, `+00`, `+0000` or `+00:00`. Undefined for anything else,
 * also without a zone, as then nobody knows which instant is meant. Restores a plus sign that arrived as a space;
 * rounds up to the millisecond, so that "older than" never leaves out anything older. Times before 1970 become its
 * first instant, as nothing here is older.
 */
export function isoTime(text: string): Date | undefined {
  const written = text.toUpperCase().replace(LOST_PLUS, '+$1')
  const [zone = ''] = ZONE.exec(written) ?? []
  const [date = '', time = '', ...more] = written.slice(0, written.length - zone.length).split('T')
  const [dayMs, inDayMs] = [startOfDay(date), timeOfDay(time)]
  if (!zone || more.length > 0 || dayMs === undefined || inDayMs === undefined) return undefined
  const ms = dayMs + inDayMs - aheadOfUtc(zone)
  if (isLeapSecond(time) && ms % DAY_MS >= SECOND_MS) return undefined
  return new Date(Math.max(0, Math.min(ms, LAST_MS)))
}

/** Its first instant in UTC; undefined for a day that no calendar has. */
function startOfDay(text: string): number | undefined {
  const found = DATE.exec(text)
  if (!found) return undefined
  const [year = 0, month = 0, day = 0, ofYear, week, ofWeek = 0] = [1, 3, 4, 5, 6, 7].map((at) =>
    found[at] === undefined ? undefined : Number(found[at]),
  )
  if (ofYear !== undefined)
    return within(dayMs(year, 0, ofYear), dayMs(year, 0, 1), dayMs(year + 1, 0, 1))
  if (week === undefined)
    return within(dayMs(year, month - 1, day), dayMs(year, month - 1, 1), dayMs(year, month, 1))
  const monday = firstMonday(year)
  return within(monday + (week * 7 + ofWeek - 8) * DAY_MS, monday, firstMonday(year + 1))
}

function within(ms: number, first: number, next: number): number | undefined {
  return ms >= first && ms < next ? ms : undefined
}

/** `Date.UTC` takes the years 0 to 99 for those of the twentieth century. */
function dayMs(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day)
}

/** Of the year's first week, which is the one with January 4. */
function firstMonday(year: number): number {
  const fourth = dayMs(year, 0, 4)
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS
}

/** Since midnight; undefined for what is on no clock. A fraction is one of the smallest unit that is written. */
function timeOfDay(text: string): number | undefined {
  const [, hour, , minute, second, fraction = ''] = TIME.exec(text) ?? []
  if (!hour) return undefined
  const unit = second ? SECOND_MS : minute ? MINUTE_MS : HOUR_MS
  const part = Math.ceil((Number(fraction.padEnd(9, '0')) * unit) / NANO)
  const ms =
    Number(hour) * HOUR_MS +
    Number(minute ?? 0) * MINUTE_MS +
    Number(second ?? 0) * SECOND_MS +
    part
  return hour === '24' && ms > DAY_MS ? undefined : ms
}

/** It is counted as the first second of the next minute; there is one at the end of a UTC day only. */
function isLeapSecond(time: string): boolean {
  return TIME.exec(time)?.[4] === '60'
}

function aheadOfUtc(zone: string): number {
  const [, sign, hours = 0, minutes = 0] = ZONE.exec(zone) ?? []
  const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  return sign === '-' ? -ms : ms
}
