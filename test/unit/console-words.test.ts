import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dollars,
  duration,
  minutesLeft,
  timesIn,
} from '../../gateways/web/console/frame/amounts-and-times-in-words.ts'
import {
  clockOf,
  hoursInShort,
  hoursInWords,
  printedClock,
} from '../../gateways/web/console/lines/line-in-words.ts'
import { DAYS, formatMinute } from '../../src/kernel/hours/hours.ts'

test.each([
  [2_399, '39 minutes left'],
  [60, '1 minute left'],
  [59, 'less than a minute left'],
  [0, 'None left'],
  [-90, 'None left, 1 minute over'],
  [72_000, '1,200 minutes left'],
])('a balance of %d s: %s', (seconds, words) => {
  expect(minutesLeft(seconds)).toBe(words)
})

test('money and lengths', () => {
  expect([1_000, 1_050, 99].map(dollars)).toEqual(['$10', '$10.50', '$0.99'])
  expect([42, 60, 125].map(duration)).toEqual(['42 s', '1 min', '2 min 5 s'])
})

describe('times are the business’s own', () => {
  const now = new Date('2026-11-21T05:30:00Z')

  test.each([
    ['America/New_York', '2026-11-21T05:10:00Z', 'Today, 12:10 AM'],
    ['America/New_York', '2026-11-21T04:50:00Z', 'Yesterday, 11:50 PM'],
    ['America/Los_Angeles', '2026-11-21T05:10:00Z', 'Today, 9:10 PM'],
    ['America/Los_Angeles', '2026-11-21T08:10:00Z', 'Tomorrow, 12:10 AM'],
    ['America/New_York', '2026-11-16T17:05:00Z', 'Mon, Nov 16, 12:05 PM'],
    ['America/New_York', '2025-07-04T16:00:00Z', 'July 4, 2025, 12:00 PM'],
  ])('in %s %s is %s', (zone, at, words) => {
    expect(timesIn(zone, now).when(at)).toBe(words)
  })
})

test('what a time input holds and what the domain prints are the same time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_439 }), (minute) => {
      const printed = formatMinute(minute)
      expect(printedClock(clockOf(printed))).toBe(printed)
    }),
  )
  expect(printedClock('9 in the morning')).toBe('9 in the morning')
})

test('hours are said as people say them', () => {
  const hours = {
    Monday: { open: '9:00 AM', close: '5:00 PM' },
    Friday: { open: '6:00 PM', close: '12:00 AM' },
    Saturday: { open: '12:00 AM', close: '12:00 AM' },
    Sunday: 'closed' as const,
  }
  expect(hoursInWords(hours).map(({ words }) => words)).toEqual([
    '9:00 AM to 5:00 PM',
    '6:00 PM to 12:00 AM the next day',
    'Open 24 hours',
    'Closed',
  ])
})

test.each([
  [['9–5', '9–5', '9–5', '9–5', '9–5', '', ''], 'Mon–Fri 9 AM–5 PM, closed Sat and Sun'],
  [
    ['9–5', '9–5', '', '9–5', '9–5', '12–12', '12–12'],
    'Mon and Tue 9 AM–5 PM, closed Wed, Thu and Fri 9 AM–5 PM, Sat and Sun open 24 hours',
  ],
])('hours in short: %s', (times, short) => {
  const printed = {
    '9–5': { open: '9:00 AM', close: '5:00 PM' },
    '12–12': { open: '12:00 AM', close: '12:00 AM' },
  }
  const hours = DAYS.map((day, at) => [day, printed[times[at] as '9–5'] ?? 'closed'] as const)
  expect(hoursInShort(Object.fromEntries(hours))).toBe(short)
})
