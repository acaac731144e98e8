import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeText } from '../../src/kernel/time-text.ts'

test('a time is written as JavaScript writes it', () => {
  fc.assert(fc.property(fc.date({ noInvalidDate: true }), sameText))
})

test('also within a day, which is remembered, and at its ends', () => {
  const inOneDay = fc.integer({ min: -1, max: 86_400_000 })
  const day = Date.UTC(2026, 10, 21)
  fc.assert(fc.property(inOneDay, (ms) => sameText(new Date(day + ms))))
  fc.assert(fc.property(inOneDay, (ms) => sameText(new Date(-day + ms))))
})

test('what is no time is refused', () => {
  expect(() => timeText(new Date(Number.NaN))).toThrow(RangeError)
})

function sameText(time: Date) {
  expect(timeText(time)).toBe(time.toISOString())
}
