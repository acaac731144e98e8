import { expect, test } from 'vitest'
import { startOf } from '../../src/meetings/meeting-start.ts'

const NOW = new Date('2026-11-21T09:00:00.000Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000)
const DAY = 86_400

test.each([
  ['now', 'now', NOW],
  ['this moment', NOW, NOW],
  ['a little past', after(-1), NOW],
  ['five minutes past', after(-300), NOW],
  ['a second ahead', after(1), after(1)],
  ['a year ahead', after(365 * DAY), after(365 * DAY)],
] as const)('%s is taken', (_title, startsAt, expected) => {
  expect(startOf(startsAt, NOW)).toEqual(expected)
})

test.each([
  ['more than five minutes past', after(-300.001), 'choose a time in the future'],
  ['last year', after(-365 * DAY), 'choose a time in the future'],
])('%s is refused by name', (_title, startsAt, message) => {
  expect(startOf(startsAt, NOW)).toEqual({ problem: message })
})
