import pg from 'pg'

const { builtins, getTypeParser } = pg.types
const ZERO = 48
/** The length of `2026-11-21 09:00:00`, before any fraction, and the suffix when the session's time zone is UTC. */
const SECONDS_LENGTH = 19
const UTC = '+00'

/**
 * Parses the columns of prepared reads as `pg` does, except times: `pg`'s regular expressions took a tenth of a list's
 * time.
 */
export const ROW_TYPES: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return oid === builtins.TIMESTAMPTZ && format !== 'binary' ? readTime : parserOf(oid, format)
  },
}

const readAnyTime: (text: string) => Date = getTypeParser(builtins.TIMESTAMPTZ)

function parserOf(oid: number, format: 'text' | 'binary' = 'text') {
  return format === 'binary' ? getTypeParser(oid, 'binary') : getTypeParser(oid, 'text')
}

/** Parses a time as PostgreSQL writes it, to the millisecond. */
export function readTime(text: string): Date {
  const fraction = text.length - SECONDS_LENGTH - UTC.length
  // Rare cases: years of five digits, BC, infinity, other time zones.
  if (fraction < 0 || fraction > 4 || text[10] !== ' ' || !text.endsWith(UTC)) {
    return readAnyTime(text)
  }
  return new Date(
    Date.UTC(
      digits(text, 0, 4),
      digits(text, 5, 7) - 1,
      digits(text, 8, 10),
      digits(text, 11, 13),
      digits(text, 14, 16),
      digits(text, 17, 19),
      milliseconds(text, fraction),
    ),
  )
}

/** PostgreSQL drops trailing zeros: `.5` means 500. */
function milliseconds(text: string, fraction: number): number {
  if (fraction < 2) return 0
  const written = digits(text, SECONDS_LENGTH + 1, SECONDS_LENGTH + fraction)
  return fraction === 2 ? written * 100 : fraction === 3 ? written * 10 : written
}

function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at += 1) value = value * 10 + text.charCodeAt(at) - ZERO
  return value
}
