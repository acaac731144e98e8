import { createHmac } from 'node:crypto'
import { sameSecret } from '../../kernel/secrets/constant-time-compare.ts'

/**
 * Whether Attendee signed a webhook. It does not sign the bytes it sends, but the same JSON with sorted keys, no
 * spaces and only the necessary escapes.
 * @throws {SyntaxError} when the body is not JSON
 */
export function isSignedByAttendee(body: Buffer, signature: string, secret: string): boolean {
  const signed = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(canonicalJson(body.toString()))
    .digest('base64')
  return sameSecret(signature, signed)
}

/**
 * Writes JSON like Python's `json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))`. Numbers
 * keep their spelling: Python's `1.0` or `1e-07` would become `1` or `1e-7` in JavaScript.
 * @throws {SyntaxError} when the text is not JSON
 */
export function canonicalJson(text: string): string {
  return written(
    parse(text, (_key, value, { source }) =>
      typeof value === 'number' ? new SpeltNumber(source) : value,
    ),
  )
}

/** TypeScript's library types do not yet know that a reviver receives the value's source text. */
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

/** Python's string order, the same as that of UTF-8 bytes; JavaScript's differs beyond the Basic Multilingual Plane. */
function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
