import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canonicalJson,
  isSignedByAttendee,
} from '../../src/providers/attendee/attendee-signature.ts'

const SECRET = Buffer.from('attendee secret').toString('base64')

/** Bodies as Python's `json.dumps` sends them, signed with Attendee's own `sign_payload`. */
const SIGNED_BY_PYTHON: [string, string, string][] = [
  [
    'floats that JavaScript would spell otherwise',
    '{"b": 1.0, "a": [1e-07, 1e+22, -0.0, 100000000000000000000, 2.5e+300, true, null, ""]}',
    'tDvNqanHPn4/0Fh+mjg4RRQ7eQojWyd+apwNeV3uTVE=',
  ],
  [
    'keys and texts of every kind',
    String.raw`{"10": 1, "9": 2, "\u00e9": "na\u00efve \u2014 \u201cx\u201d", "z\u007f": "tab\tquote\"back\\nl\n\u0001\u2028", "\ud83d\ude00": "\ud83d\ude00", "\uffff": 1, "__proto__": {"b": 1, "a": 2}}`,
    '67yrgE8i5ujSrKvI5vGOPBDYUkWzqMsCzfNtTWZ6vWc=',
  ],
  ['an empty list', '[]', 'hx5HB4OJy29Kor9szglPJIAwT7e0h6Kc1f6CnI6FXYE='],
  ['an empty object', '{}', 'xs7mwmq8hj5fRaql74hES62YoPgcMzvo/9duR3mjsfc='],
  ['a number alone', '0.1', 'DR1TvrEmVaLmtyr8+QuG0NJLWqkmbT3zn3EYswI7GVQ='],
  [
    'a change of state',
    '{"idempotency_key": "5b8c", "bot_id": "bot_1", "bot_metadata": {"meeting_id": "mtg_1", "account_id": "acct_1"}, "trigger": "bot.state_change", "data": {"new_state": "ended", "old_state": "post_processing", "created_at": "2026-11-21T08:00:00.123456Z", "event_type": "post_processing_completed", "event_sub_type": null, "event_metadata": {"bot_duration_seconds": 61.0, "credits_consumed": 0.017}}}',
    'AShTlldI7mqXtH7VB8cHus2DAHi9ML/3069MADbD6wc=',
  ],
]

test.each(SIGNED_BY_PYTHON)('%s: what Python signed is believed', (_title, sent, signature) => {
  expect(isSignedByAttendee(Buffer.from(sent), signature, SECRET)).toBe(true)
})

test('another secret, body or signature is not', () => {
  const [, sent = '', signature = ''] = SIGNED_BY_PYTHON[0] ?? []
  const other = Buffer.from('another').toString('base64')
  expect(isSignedByAttendee(Buffer.from(sent), signature, other)).toBe(false)
  expect(isSignedByAttendee(Buffer.from(sent.replace('1.0', '1')), signature, SECRET)).toBe(false)
  expect(isSignedByAttendee(Buffer.from(sent), '', SECRET)).toBe(false)
})

/** Numbers as another language may write them. */
const spelling = fc.oneof(
  fc.integer().map(String),
  fc.integer().map((whole) => `${whole}.0`),
  fc.bigInt().map(String),
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -99, max: 99 }))
    .map(([digit, power]) => {
      const sign = power < 0 ? '-' : '+'
      return `${digit}.5e${sign}${String(Math.abs(power)).padStart(2, '0')}`
    }),
)

/** A value as text in two ways: with sorted keys and no spaces, and shuffled with spaces. */
type Texts = { canonical: string; sent: string }

const { value } = fc.letrec<{ value: Texts; list: Texts; members: Texts }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc
      .oneof(
        spelling,
        fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
      )
      .map((text) => ({ canonical: text, sent: text })),
    fc.constantFrom('true', 'false', 'null').map((text) => ({ canonical: text, sent: text })),
    tie('list'),
    tie('members'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }).map((items) => ({
    canonical: `[${items.map((item) => item.canonical).join(',')}]`,
    sent: `[ ${items.map((item) => item.sent).join(' , ')} ]`,
  })),
  members: fc
    .uniqueArray(fc.tuple(fc.string({ unit: 'binary', maxLength: 3 }), tie('value')), {
      selector: ([key]) => key,
      maxLength: 5,
    })
    .map((given) => ({ canonical: sorted(given), sent: shuffled(given) })),
}))

function sorted(given: [string, Texts][]): string {
  const codePoints = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0)
  const before = (a: number[], b: number[]): number => {
    const at = a.findIndex((point, index) => point !== b[index])
    return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1)
  }
  const ordered = given.toSorted(([a], [b]) => before(codePoints(a), codePoints(b)))
  return `{${ordered.map(([key, { canonical }]) => `${JSON.stringify(key)}:${canonical}`).join(',')}}`
}

function shuffled(given: [string, Texts][]): string {
  const members = given.map(([key, { sent }]) => `${JSON.stringify(key)} :\t${sent}`)
  return `{\n${members.reverse().join(', ')} }`
}

describe('canonical JSON', () => {
  test('sorts by code point, drops spaces and keeps numbers as they were spelt', () => {
    fc.assert(
      fc.property(value, ({ canonical, sent }) => {
        expect(canonicalJson(sent)).toBe(canonical)
        expect(canonicalJson(canonical)).toBe(canonical)
      }),
      { numRuns: 500 },
    )
  })

  test.each(['', '{', '{"a":01}', 'NaN', "{'a':1}"])('%j is no JSON', (text) => {
    expect(() => canonicalJson(text)).toThrow(SyntaxError)
  })
})
