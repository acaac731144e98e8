import { expect, test } from 'vitest'
import { instantOf, monthIn } from '../../gateways/web/console/frame/local-time.ts'

test.each([
  ['America/New_York', '2026-11-21', '15:30', '2026-11-21T20:30:00.000Z'],
  ['America/New_York', '2026-07-04', '00:00', '2026-07-04T04:00:00.000Z'],
  ['America/Phoenix', '2026-07-04', '09:05', '2026-07-04T16:05:00.000Z'],
  ['America/Chicago', '2026-03-08', '02:30', '2026-03-08T08:30:00.000Z'],
  ['America/Chicago', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
])('in %s, %s at %s', (zone, date, time, instant) => {
  expect(instantOf(zone, date, time)?.toISOString()).toBe(instant)
})

test.each([
  ['', '15:30'],
  ['2026-11-21', ''],
  ['2026-02-30', '15:30'],
  ['2026-13-01', '15:30'],
  ['2026-11-21', '24:00'],
  ['21.11.2026', '15:30'],
])('%j at %j is no time', (date, time) => {
  expect(instantOf('America/New_York', date, time)).toBeUndefined()
})

test('a month is as long as the calendar of the zone says', () => {
  const span = monthIn('America/New_York', '2026-12')
  expect(span?.since.toISOString()).toBe('2026-12-01T05:00:00.000Z')
  expect(span?.until.toISOString()).toBe('2027-01-01T05:00:00.000Z')
  for (const none of ['', '2026', '2026-00', '2026-13', '1999-01', 'x']) {
    expect(monthIn('America/New_York', none), none).toBeUndefined()
  }
})
