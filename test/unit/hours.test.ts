import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CLOSED_ALL_WEEK,
  DAYS,
  type DayHours,
  DEFAULT_HOURS,
  formatMinute,
  localDay,
  parseHours,
  printHours,
  type WeekHours,
} from '../../src/kernel/hours/hours.ts'
import { openState } from '../../src/kernel/hours/open-state.ts'

const NEW_YORK = 'America/New_York'

function read(value: unknown): WeekHours {
  const result = parseHours(value)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.hours
}

function problemPath(value: unknown): string[] | undefined {
  const result = parseHours(value)
  return 'problems' in result ? result.problems[0]?.path : undefined
}

function openMinute(open: string): number | undefined {
  return read({ Monday: { open, close: '11:59 PM' } }).Monday?.openMinute
}

describe('reading hours', () => {
  test.each([
    ['9:00 AM', 540],
    ['09:00 am', 540],
    ['9 am', 540],
    ['9am', 540],
    ['  9 : 00  AM ', 540],
    ['9:00\u202fAM', 540],
    ['12:30 p.m.', 750],
    ['12:30 a.m.', 30],
    ['12 AM', 0],
    ['12 PM', 720],
    ['11:59PM', 1439],
    ['noon', 720],
    ['Midnight', 0],
    ['12 noon', 720],
    ['17:00', 1020],
    ['0:30', 30],
  ])('%j is minute %i', (text, minute) => {
    expect(openMinute(text)).toBe(minute)
  })

  test.each([
    '9:00',
    '9',
    '12:30',
    '09:00',
    '13:00 PM',
    '0:30 AM',
    '24:00',
    '9:60 AM',
    '9:5 AM',
    '9:00 XM',
    'early',
    '',
    '9:00 AM - 5:00 PM',
    `9${' '.repeat(1000)}AM`,
    540,
    null,
    undefined,
    ['9:00 AM'],
  ])('%j is not a time', (open) => {
    expect(problemPath({ Monday: { open, close: '5 PM' } })).toEqual(['Monday', 'open'])
    expect(problemPath({ Monday: { open: '5 AM', close: open } })).toEqual(['Monday', 'close'])
  })

  test('an hour that may be morning or evening is asked about', () => {
    expect(parseHours({ mon: { open: '9:00', close: '5 PM' } })).toEqual({
      problems: [{ path: ['mon', 'open'], message: 'Say AM or PM, like 9:00 AM.' }],
    })
  })

  test('days go by full and short names in any case', () => {
    const day = { open: '8 AM', close: '4 PM' }
    const written = { MONDAY: day, tue: day, Wed: day, thurs: day, friday: 'CLOSED', ' sat ': day }
    const eight: DayHours = { openMinute: 480, closeMinute: 960 }
    expect(read(written)).toEqual({
      Monday: eight,
      Tuesday: eight,
      Wednesday: eight,
      Thursday: eight,
      Friday: null,
      Saturday: eight,
      Sunday: null,
    })
  })

  test('no day at all is closed all week', () => {
    expect(read({})).toEqual(CLOSED_ALL_WEEK)
  })

  test.each<[unknown, string[]]>([
    [null, []],
    [undefined, []],
    ['closed', []],
    [[], []],
    [[{ open: '9 AM', close: '5 PM' }], []],
    [{ Funday: 'closed' }, ['Funday']],
    [JSON.parse('{"__proto__": "closed"}'), ['__proto__']],
    [{ constructor: 'closed' }, ['constructor']],
    [{ Mon: 'closed', Monday: 'closed' }, ['Monday']],
    [{ Monday: null }, ['Monday']],
    [{ Monday: 'open' }, ['Monday']],
    [{ Monday: ['9 AM', '5 PM'] }, ['Monday']],
    [{ Monday: {} }, ['Monday', 'open']],
    [{ Monday: { open: '9 AM' } }, ['Monday', 'close']],
    [{ Monday: { open: '9 AM', close: '5 PM', lunch: '12 PM' } }, ['Monday', 'lunch']],
  ])('%j is refused at %j', (value, path) => {
    expect(problemPath(value)).toEqual(path)
  })

  test('no JSON makes it throw', () => {
    const anyDay = fc.dictionary(fc.constantFrom(...DAYS, 'mon', 'x'), fc.jsonValue())
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyDay), (value) => {
        const result = parseHours(value)
        expect('hours' in result || result.problems.length > 0).toBe(true)
      }),
    )
  })
})

describe('printing hours', () => {
  test('the default is weekdays nine to five', () => {
    const nineToFive = { open: '9:00 AM', close: '5:00 PM' }
    expect(printHours(DEFAULT_HOURS)).toEqual({
      Monday: nineToFive,
      Tuesday: nineToFive,
      Wednesday: nineToFive,
      Thursday: nineToFive,
      Friday: nineToFive,
      Saturday: 'closed',
      Sunday: 'closed',
    })
  })

  test.each([
    [0, '12:00 AM'],
    [5, '12:05 AM'],
    [719, '11:59 AM'],
    [720, '12:00 PM'],
    [1439, '11:59 PM'],
  ])('minute %i prints as %s', (minute, text) => {
    expect(formatMinute(minute)).toBe(text)
  })

  test('what is printed reads back the same', () => {
    fc.assert(
      fc.property(anyWeek, (hours) => {
        expect(parseHours(printHours(hours))).toEqual({ hours })
      }),
    )
  })
})

describe('the local day', () => {
  test.each([
    ['2026-03-09T03:59:00Z', NEW_YORK, 'Sunday', 1439],
    ['2026-03-09T04:00:00Z', NEW_YORK, 'Monday', 0],
    ['2026-01-05T09:59:59Z', 'Pacific/Honolulu', 'Sunday', 1439],
    ['2026-07-01T12:30:00Z', 'America/Phoenix', 'Wednesday', 330],
    ['1969-12-31T12:00:00Z', 'UTC', 'Wednesday', 720],
  ])('%s in %s is %s, minute %i', (at, zone, day, minute) => {
    expect(localDay(new Date(at), zone)).toEqual({ day, minute })
  })

  test('an unknown zone is an error', () => {
    expect(() => localDay(new Date(0), 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('open or closed', () => {
  const overnight = read({ fri: { open: '6 PM', close: '2 AM' } })
  const aroundTheClock = read(Object.fromEntries(DAYS.map((day) => [day, allDay()])))
  const noWednesday = { ...aroundTheClock, Wednesday: null }

  test.each([
    ['just before opening', DEFAULT_HOURS, '2026-07-06T12:59:59.999Z', false, '2026-07-06T13:00Z'],
    ['at opening', DEFAULT_HOURS, '2026-07-06T13:00Z', true, '2026-07-06T21:00Z'],
    ['just before closing', DEFAULT_HOURS, '2026-07-06T20:59:59.999Z', true, '2026-07-06T21:00Z'],
    ['at closing', DEFAULT_HOURS, '2026-07-06T21:00Z', false, '2026-07-07T13:00Z'],
    ['over the weekend', DEFAULT_HOURS, '2026-07-10T21:00Z', false, '2026-07-13T13:00Z'],
    [
      'a weekend with a clock change',
      DEFAULT_HOURS,
      '2026-03-06T22:00Z',
      false,
      '2026-03-09T13:00Z',
    ],
    ['after midnight', overnight, '2026-07-11T05:59Z', true, '2026-07-11T06:00Z'],
    ['a week until the next', overnight, '2026-07-11T06:00Z', false, '2026-07-17T22:00Z'],
    ['24 h days run together', noWednesday, '2026-07-10T12:00Z', true, '2026-07-15T04:00Z'],
    ['the one closed day', noWednesday, '2026-07-15T04:00Z', false, '2026-07-16T04:00Z'],
    ['never closing', aroundTheClock, '2026-07-10T12:00Z', true, null],
    ['never opening', CLOSED_ALL_WEEK, '2026-07-10T12:00Z', false, null],
  ])('%s', (_name, hours, at, open, changesAt) => {
    const changes = changesAt === null ? null : new Date(changesAt)
    expect(openState(hours, NEW_YORK, new Date(at))).toEqual({
      open,
      closesAt: open ? changes : null,
      opensAt: open ? null : changes,
    })
  })

  test('a time the spring clock skips moves on by the hour, one it swallows does not open', () => {
    const halfPastTwo = read({ sun: { open: '2:30 AM', close: '5 AM' } })
    const beforeTheChange = new Date('2026-03-08T06:00Z')
    expect(openState(halfPastTwo, NEW_YORK, beforeTheChange).opensAt).toEqual(
      new Date('2026-03-08T07:30Z'),
    )
    const swallowed = read({ sun: { open: '2:15 AM', close: '3:00 AM' } })
    expect(openState(swallowed, NEW_YORK, beforeTheChange).opensAt).toEqual(
      new Date('2026-03-15T06:15Z'),
    )
  })

  test('a gap the spring clock swallows does not make it always open', () => {
    const fromThree: DayHours = { openMinute: 180, closeMinute: 180 }
    const pausesSundayAtTwo: WeekHours = {
      Monday: fromThree,
      Tuesday: fromThree,
      Wednesday: fromThree,
      Thursday: fromThree,
      Friday: fromThree,
      Saturday: { openMinute: 180, closeMinute: 120 },
      Sunday: fromThree,
    }
    const state = openState(pausesSundayAtTwo, NEW_YORK, new Date('2026-03-07T12:00Z'))
    expect(state).toEqual({ open: true, closesAt: new Date('2026-03-15T06:00Z'), opensAt: null })
  })

  test('a closing time that comes twice in autumn is the first', () => {
    const halfPastOne = read({ sat: { open: '6 PM', close: '1:30 AM' } })
    const at = new Date('2026-11-01T04:00Z')
    expect(openState(halfPastOne, NEW_YORK, at).closesAt).toEqual(new Date('2026-11-01T05:30Z'))
  })

  test('it changes exactly when it says, and not before', () => {
    const aMoment = fc.date({
      min: new Date('2026-01-01T00:00Z'),
      max: new Date('2027-12-31T00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(
        anyWeek,
        anyZone,
        aMoment,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (hours, zone, at, part) => {
          const now = openState(hours, zone, at)
          const changesAt = now.open ? now.closesAt : now.opensAt
          if (!changesAt) return
          expect(openState(hours, zone, changesAt).open).toBe(!now.open)
          const between = Math.floor(at.getTime() + part * (changesAt.getTime() - at.getTime()))
          expect(openState(hours, zone, new Date(between))).toEqual(now)
        },
      ),
    )
  })
})

function allDay(): { open: string; close: string } {
  return { open: '12:00 AM', close: 'midnight' }
}

const anyDayHours = fc.option(
  fc.record({
    openMinute: fc.integer({ min: 0, max: 1439 }),
    closeMinute: fc.integer({ min: 0, max: 1439 }),
  }),
)

const anyWeek = fc.record({
  Monday: anyDayHours,
  Tuesday: anyDayHours,
  Wednesday: anyDayHours,
  Thursday: anyDayHours,
  Friday: anyDayHours,
  Saturday: anyDayHours,
  Sunday: anyDayHours,
})

const anyZone = fc.constantFrom(
  NEW_YORK,
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
  'UTC',
)
