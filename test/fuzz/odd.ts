import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { Dice } from './dice.ts'

/** Text that often breaks programs. */
const TEXTS = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udc00', '\udc00\ud800', '\ufeff', '\u202eabc', '\u200b'],
  ...['null', 'undefined', 'NaN', 'true', '[]', '{}', '[object Object]', '-1', '0', '1e309', '٣'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd', '%00', '%ff'],
  ...["' OR 1=1 --", '"; DROP TABLE accounts', '$1', '\\', '%', '_', '%s%n', '{{7*7}}', '<%= 1 %>'],
  ...['<script>alert(1)</script>', '=1+1', '\r\nX-Odd: 1', 'a\nb', '\u001b[31m', 'İ', 'ß', 'ﬁ'],
  ...[
    '👩‍👩‍👧',
    '🎈'.repeat(200),
    'é'.repeat(3_000),
    'x'.repeat(3_000),
    'oh '.repeat(600),
    '9'.repeat(400),
  ],
  ...[
    '+14155550100',
    '(415) 555-0100',
    'tel:+14155550100',
    '+999999999999999999',
    '911',
    'anonymous',
  ],
  ...[
    'https://zoom.us/j/12345678901',
    'http://[::1',
    'javascript:alert(1)',
    'a@b',
    'a@example.com',
  ],
]

const TIMES = [
  ...[
    'now',
    'yesterday',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '-000001-01-01T00:00:00Z',
  ],
  ...[
    '9999-12-31T23:59:59.999-14:00',
    '+275760-09-13T00:00:00.000Z',
    '+275760-09-13T00:00:00.001Z',
  ],
  ...[
    '2026-02-30T00:00:00Z',
    '2026-11-22T25:00:00Z',
    '2026-11-22',
    '2026-11-22T09:00',
    '1969-12-31T23:59:60Z',
  ],
  ...[
    '2026-11-22T09:00:00+0000',
    '2026-11-22T09:00:00.123456789Z',
    '20261122T090000Z',
    '1763802000',
  ],
]

const NUMBERS = [
  ...[
    0,
    -0,
    -1,
    1,
    1.5,
    100,
    101,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e15,
    1e21,
    1e308,
  ],
  ...[-1e308, 5e-324, Number.MAX_SAFE_INTEGER],
]

/** Too long for an index row, and random, so that PostgreSQL cannot compress it. */
const LONG = Array.from({ length: 130 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('base64url'),
).join('')

export function oddText(dice: Dice): string {
  if (dice.oneIn(25)) return LONG
  const kind = dice.upTo(9)
  if (kind < 6) return dice.pick(TEXTS)
  if (kind < 8) return dice.pick(TIMES)
  return dice.of(fc.string({ unit: 'binary', maxLength: 60 }))
}

export function oddNumber(dice: Dice): number {
  return dice.pick(NUMBERS)
}

/** Anything that JSON can express. */
export function oddValue(dice: Dice): unknown {
  const kind = dice.upTo(9)
  if (kind < 4) return oddText(dice)
  if (kind < 6) return oddNumber(dice)
  if (kind < 7) return dice.pick([null, true, false, [], {}, [[]], [null], { '': '' }])
  if (kind < 8) return [oddText(dice), oddNumber(dice), null]
  return dice.of(fc.jsonValue({ maxDepth: 2 }))
}

/** An id that does not exist, or belongs to somebody else. */
export function oddId(dice: Dice, ids: readonly string[]): string {
  const kind = dice.upTo(9)
  if (kind < 6) return dice.pick(ids)
  const id = dice.pick(ids)
  if (kind < 7) return dice.pick([id.slice(0, -1), `${id}\0`, id.toUpperCase(), ` ${id}`, `${id}x`])
  return oddText(dice)
}

/** A good value with one to three odd changes: a part replaced, dropped, doubled, or with an extra field. */
export function mutated(dice: Dice, good: unknown): unknown {
  let value: unknown = structuredClone(good)
  for (let left = dice.upTo(2); left >= 0; left -= 1) value = mutatedOnce(dice, value)
  return value
}

function mutatedOnce(dice: Dice, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return oddValue(dice)
  const names = Object.keys(value)
  if (names.length === 0 || dice.oneIn(12)) return dice.oneIn(3) ? oddValue(dice) : value
  const name = dice.pick(names)
  const inner = (value as Record<string, unknown>)[name]
  const goesIn = typeof inner === 'object' && inner !== null && !dice.oneIn(5)
  const changed = goesIn ? mutatedOnce(dice, inner) : instead(dice, inner)
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === name ? changed : one))
  const others = Object.entries(value).filter(([other]) => other !== name || changed !== DROPPED)
  const beside = dice.oneIn(8) ? [[oddText(dice), oddValue(dice)] as const] : []
  // Object.fromEntries makes `__proto__` an ordinary field, as JSON.parse does.
  return Object.fromEntries([
    ...others.map(([other, old]) => [other, other === name ? changed : old] as const),
    ...beside,
  ])
}

const DROPPED = Symbol('dropped')

function instead(dice: Dice, value: unknown): unknown {
  const kind = dice.upTo(9)
  if (kind === 0) return DROPPED
  if (kind === 1) return [value, value]
  if (kind === 2) return { value }
  if (kind === 3 && typeof value === 'string') return `${value}${oddText(dice)}`
  return oddValue(dice)
}

/** JSON, sometimes broken: cut, doubled, deeply nested, not UTF-8, or with too large a number. */
export function written(dice: Dice, value: unknown): Buffer {
  const text = JSON.stringify(value) ?? ''
  if (!dice.oneIn(15)) return Buffer.from(text)
  const broken = [
    text.slice(0, text.length / 2),
    `${text}${text}`,
    `\ufeff${text}`,
    text.replace(/:("[^"]*"|\d+)/, ':1e999'),
    text.replace(/:("[^"]*"|\d+)/, ':"\\ud800"'),
    text.replace(/:("[^"]*"|\d+)/, `:${'['.repeat(5_000)}${']'.repeat(5_000)}`),
    '['.repeat(20_000),
    '',
    text.padEnd(70_000),
  ]
  const bytes = broken.map((one) => Buffer.from(one))
  return dice.pick([
    ...bytes,
    Buffer.from(text, 'utf16le'),
    Buffer.of(0xc3, 0x28),
    Buffer.of(0x1f, 0x8b, 8, 0),
  ])
}
