const ISO_TIME =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.(\d{1,9}))?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/

/** A zone of hours only, which JavaScript does not read. */
const HOURS_ONLY = /([+-]\d{2})$/

/** Keeps a time whose fraction or zone reaches into the year 10,000 in the form of a cursor. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * The only parser of ISO 8601 times with a zone: `Z`, `z`, `+00`, `+0000` or `+00:00`, with or without seconds, a real
 * calendar day. Undefined for anything else. Restores a plus sign that arrived as a space; rounds up to the
 * millisecond, so that "older than" never leaves out anything older. Times before 1970 become its first instant, as
 * nothing here is older.
 */
export function isoTime(text: string): Date | undefined {
  const written = text.toUpperCase().replace(/ (\d{2}(?::?\d{2})?)$/, '+$1')
  const [, year, month, day, , fraction] = ISO_TIME.exec(written) ?? []
  if (!year || !isCalendarDay(Number(year), Number(month), Number(day))) return undefined
  const finer = Number((fraction ?? '').slice(3)) > 0 ? 1 : 0
  const ms = Date.parse(written.replace(HOURS_ONLY, '$1:00')) + finer
  return Number.isNaN(ms) ? undefined : new Date(Math.max(0, Math.min(ms, LAST_MS)))
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
