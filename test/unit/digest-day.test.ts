import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestDay, nextDigestAt } from '../../src/calls/digest-time-and-day.ts'

const HOUR_MS = 3_600_000

const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Guam',
]

test.each([
  ['before 7:00', 'America/New_York', '2026-07-10T10:59:59.999Z', '2026-07-10T11:00:00.000Z'],
  ['at 7:00', 'America/New_York', '2026-07-10T11:00:00.000Z', '2026-07-11T11:00:00.000Z'],
  [
    'over the spring change',
    'America/New_York',
    '2026-03-07T12:00:00.000Z',
    '2026-03-08T11:00:00.000Z',
  ],
  [
    'over the autumn change',
    'America/New_York',
    '2026-10-31T11:00:00.000Z',
    '2026-11-01T12:00:00.000Z',
  ],
  [
    'where nothing changes',
    'America/Phoenix',
    '2026-03-07T14:00:00.000Z',
    '2026-03-08T14:00:00.000Z',
  ],
])('the next digest %s', (_what, timeZone, after, due) => {
  expect(nextDigestAt(timeZone, new Date(after)).toISOString()).toBe(due)
})

test.each([
  ['of 24 hours', '2026-07-11T11:00:00Z', '2026-07-10', 24],
  ['on which clocks go forward', '2026-03-09T11:00:00Z', '2026-03-08', 23],
  ['on which clocks go back', '2026-11-02T12:00:00Z', '2026-11-01', 25],
])('a day %s is told of whole', (_what, dueAt, date, hours) => {
  const day = digestDay('America/New_York', new Date(dueAt))
  expect(day.date).toBe(date)
  expect(+day.to - +day.from).toBe(hours * HOUR_MS)
})

test('from one digest to the next no moment is told of twice or left out', () => {
  const anyTime = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2028-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), anyTime, (timeZone, at) => {
      const first = nextDigestAt(timeZone, at)
      const second = nextDigestAt(timeZone, first)
      expect(digestDay(timeZone, second).from).toEqual(digestDay(timeZone, first).to)
      expect(+first).toBeGreaterThan(+at)
      expect(+first - +at).toBeLessThanOrEqual(25 * HOUR_MS)
    }),
    { numRuns: 300 },
  )
})
