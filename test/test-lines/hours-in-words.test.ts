import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DAYS,
  type Day,
  formatMinute,
  printHours,
  type WeekHours,
} from '../../src/kernel/hours/hours.ts'
import { readHoursInWords } from '../../src/test-lines/hours/hours-in-words.ts'

/** `Mon Tue …`, each as `9:00 AM-5:00 PM`, or `x` for closed. */
function shown(text: string): string | undefined {
  const hours = readHoursInWords(text)
  if (!hours) return undefined
  const printed = printHours(hours)
  const days = DAYS.map((day) => {
    const one = printed[day]
    return one === 'closed' ? 'x' : `${one.open}-${one.close}`
  })
  return days.join(' ')
}

const NINE = '9:00 AM-5:00 PM'
const NINE_WEEKDAYS = `${NINE} ${NINE} ${NINE} ${NINE} ${NINE}`
const ALWAYS = Array(7).fill('12:00 AM-12:00 AM').join(' ')

describe('understood', () => {
  test.each([
    ['weekdays nine to five, Saturday till noon', `${NINE_WEEKDAYS} 9:00 AM-12:00 PM x`],
    ['Weekdays nine to five', `${NINE_WEEKDAYS} x x`],
    ['24/7', ALWAYS],
    ['open 24 hours a day, seven days a week', ALWAYS],
    ['8am-6pm Mon-Fri', `${Array(5).fill('8:00 AM-6:00 PM').join(' ')} x x`],
    ['Mon–Fri: 9–5\nSat: 10–2\nSun: closed', `${NINE_WEEKDAYS} 10:00 AM-2:00 PM x`],
    ['every day 9-5, closed Sundays', `${NINE_WEEKDAYS} ${NINE} x`],
    ['daily except Sunday 9 to 5', `${NINE_WEEKDAYS} ${NINE} x`],
    ['closed Sundays, Mon-Sat 9-5', `${NINE_WEEKDAYS} ${NINE} x`],
    ['weekdays 9 to 5 but closed on Wednesdays', `${NINE} ${NINE} x ${NINE} ${NINE} x x`],
    ['8-6 Mon, Tue, 9-12 Sat', '8:00 AM-6:00 PM 8:00 AM-6:00 PM x x x 9:00 AM-12:00 PM x'],
    ['Mon to Wed 08:00-18:30', `${Array(3).fill('8:00 AM-6:30 PM').join(' ')} x x x x`],
    ['Fri and Sat 6pm-2am', 'x x x x 6:00 PM-2:00 AM 6:00 PM-2:00 AM x'],
    ['Thurs. 9 a.m. - 5 p.m.', `x x x ${NINE} x x x`],
    ['weekends eight thirty to 4', 'x x x x x 8:30 AM-4:00 PM 8:30 AM-4:00 PM'],
    ['Sat-Mon one to five', '1:00 PM-5:00 PM x x x x 1:00 PM-5:00 PM 1:00 PM-5:00 PM'],
  ])('%j', (text, week) => {
    expect(shown(text)).toBe(week)
  })
})

describe('not understood, and then nothing of it is guessed', () => {
  test.each([
    'by appointment only',
    // Which days?
    'nine to five',
    // Open when, on the other days?
    'closed Sundays',
    'Saturday till noon',
    // Morning or night?
    'weekdays 7-11',
    '5 to 9 daily',
    'Mon 8-10pm',
    'weekends eight to midnight',
    // A line's hours cannot hold two spans a day.
    'Mon-Fri 9-12, 1-5',
    'Mon 9-5, Mon 10-6',
    'Mon-Fri 9-5, emergencies anytime',
    'Mon-Fri 25-30',
    'Monkey 9-5',
    'weekdays nine to five, ask for Sat',
    '',
  ])('%j', (text) => {
    expect(shown(text)).toBeUndefined()
  })
})

const span = fc
  .record({ openMinute: fc.nat(95), closeMinute: fc.nat(95) })
  .map(({ openMinute, closeMinute }) => ({
    openMinute: openMinute * 15,
    closeMinute: closeMinute * 15,
  }))
const week = fc
  .record(Object.fromEntries(DAYS.map((day) => [day, fc.option(span)])) as Record<Day, never>)
  .filter((hours) => DAYS.some((day) => hours[day])) as unknown as fc.Arbitrary<WeekHours>

test('a week that is written out day by day is read back as it is', () => {
  fc.assert(
    fc.property(
      week,
      fc.constantFrom(', ', '; ', '\n', ' and '),
      fc.boolean(),
      (hours, joint, hoursFirst) => {
        const text = DAYS.map((day) => {
          const dayHours = hours[day]
          const said = dayHours
            ? `${formatMinute(dayHours.openMinute)} to ${formatMinute(dayHours.closeMinute)}`
            : 'closed'
          return hoursFirst ? `${said} ${day}` : `${day} ${said}`
        }).join(joint)
        expect(readHoursInWords(text)).toEqual(hours)
      },
    ),
    { numRuns: 500 },
  )
})

test('no text makes it fail, and what it reads is a week', () => {
  const words = fc.constantFrom(
    ...'mon fri sat weekdays daily closed except till to - and , ; 9 12 5pm noon 24/7 open nine'.split(
      ' ',
    ),
  )
  const text = fc.oneof(
    fc.array(words, { maxLength: 12 }).map((said) => said.join(' ')),
    fc.string({ unit: 'binary', maxLength: 400 }),
  )
  fc.assert(
    fc.property(text, (said) => {
      const hours = readHoursInWords(said)
      if (!hours) return
      expect(Object.keys(hours).toSorted()).toEqual([...DAYS].toSorted())
      for (const day of DAYS) {
        const minutes = Object.values(hours[day] ?? {})
        expect(
          minutes.every((minute) => Number.isInteger(minute) && minute >= 0 && minute < 1_440),
        ).toBe(true)
      }
    }),
    { numRuns: 2_000 },
  )
})
