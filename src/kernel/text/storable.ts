/** Whether PostgreSQL can store a value: no text in it contains NUL or half of a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
}

/** The value as PostgreSQL can store it: its texts without NUL, and U+FFFD for half of a surrogate pair. */
export function storable<Value>(value: Value): Value
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map((inner) => storable(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storable(name), storable(inner)]),
  )
}

const FIRST = Date.parse('0001-01-01T00:00:00.000Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/** Whether both PostgreSQL and RFC 3339 can write the time: the years 1 to 9999 in UTC. */
export function isStorableTime(time: Date): boolean {
  return time.getTime() >= FIRST && time.getTime() <= LAST
}

/**
 * PostgreSQL's errors for a text, a time or a number that it cannot store (class 22 of its codes), and for a key too
 * long for its index (54000).
 */
const UNSTORABLE =
  /\b(22021|22P05|22007|22008|22003|54000)\b|invalid byte sequence|unsupported Unicode escape|index row (size|requires)/

export const UNSTORABLE_MESSAGE =
  'has a character, a time or a number that cannot be kept, or is too long'

/** Whether a query failed because of its input rather than our own state. */
export function isRefusedAsUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, meta, message, cause } = error as Error & { code?: unknown; meta?: unknown }
  return (
    UNSTORABLE.test(`${code} ${JSON.stringify(meta ?? '')} ${message}`) ||
    isRefusedAsUnstorable(cause)
  )
}
