const ISO_TIME =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})$/

/** What a fraction or a zone pushes into the year 10,000 stays in the form that a cursor has. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * The one reader of ISO 8601 times with a zone: `+0000` and `+00:00`, with and without
 * seconds, a real calendar day. Undefined for all else. A plus sign that arrived as a space is
 * put back; what is finer than a millisecond is rounded up, so that "older than" never leaves
 * out what is older. Nothing here is older than 1970, so what is before is its first instant.
 */
export function isoTime(text: string): Date | undefined {
  const written = text.replace(/ (\d{2}:?\d{2})$/, '+$1')
  const [, year, month, day, , fraction] = ISO_TIME.exec(written) ?? []
  if (!year || !isCalendarDay(Number(year), Number(month), Number(day))) return undefined
  const finer = Number((fraction ?? '').slice(3)) > 0 ? 1 : 0
  const ms = Date.parse(written) + finer
  return Number.isNaN(ms) ? undefined : new Date(Math.max(0, Math.min(ms, LAST_MS)))
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
