const ISO_TIME =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})$/

/** A fraction or zone may push a time into the year 10,000; it is capped to keep the form that cursors have. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * Parses ISO 8601 times with a zone: `+0000` or `+00:00`, with or without seconds, on a real calendar day. Returns
 * undefined for anything else. A plus sign that arrived as a space is restored. Fractions finer than a millisecond are
 * rounded up, so that "older than" does not miss anything. We have nothing from before 1970, so earlier times become
 * its first instant.
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
