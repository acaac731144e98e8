import { createHmac } from 'node:crypto'
import { sameSecret } from '../../kernel/secrets/constant-time-compare.ts'

/**
 * Whether Attendee signed a webhook: it signs not the bytes it sends but the same JSON with its keys sorted, no spaces
 * and no escapes but the needed ones.
 * @throws {SyntaxError} for what is not JSON
 */
export function isSignedByAttendee(body: Buffer, signature: string, secret: string): boolean {
  const signed = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(canonicalJson(body.toString()))
    .digest('base64')
  return sameSecret(signature, signed)
}

/**
 * As Python's `json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))` writes it. Numbers stay as
 * they were spelt: what Python wrote as `1.0` or `1e-07` JavaScript would write as `1` or `1e-7`.
 * @throws {SyntaxError} for what is not JSON
 */
export function canonicalJson(text: string): string {
  return written(
    parse(text, (_key, value, { source }) =>
      typeof value === 'number' ? new SpeltNumber(source) : value,
    ),
  )
}

/** The compiler's library does not know yet that a reviver is told what the value's source was. */
const parse = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { source: string }) => unknown,
) => unknown

class SpeltNumber {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

function written(value: unknown): string {
  if (value instanceof SpeltNumber) return value.source
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .toSorted(([a], [b]) => byCodePoint(a, b))
    .map(([key, member]) => `${JSON.stringify(key)}:${written(member)}`)
  return `{${members.join(',')}}`
}

/** Python's order of strings, and that of their UTF-8 bytes; JavaScript's own is another beyond the basic plane. */
function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
