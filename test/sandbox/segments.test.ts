import { expect, test } from 'vitest'
import { segmentsOf } from '../../src/sandbox/twilio/segments.ts'

test.each([
  ['a', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // One of these takes the room of two, and one that is not plain makes all of them longer.
  ['€'.repeat(80), 1],
  [`${'€'.repeat(80)}a`, 2],
  [`${'a'.repeat(69)}’`, 1],
  [`${'a'.repeat(70)}’`, 2],
])('“%s” takes %i', (body, many) => {
  expect(segmentsOf(body)).toBe(many)
})
