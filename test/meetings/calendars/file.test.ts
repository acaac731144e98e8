import { expect, test } from 'vitest'
import { readCalendarFile } from '../../../src/meetings/calendars/file/read-calendar-file.ts'
import { calendarText, eventText } from '../../support/calendar-text.ts'

const LINK = 'https://meet.google.com/abc-defg-hij'
const WHERE = `LOCATION:${LINK}`
const SPAN = { from: new Date('2026-10-19T00:00:00Z'), to: new Date('2026-11-09T00:00:00Z') }

function starts(...parts: string[]) {
  const read = { text: calendarText(...parts), span: SPAN, timeZone: 'America/New_York' }
  return readCalendarFile({ ...read, email: 'Ana@example.com' }).meetings.map(({ startsAt }) =>
    startsAt.toISOString().slice(0, 16),
  )
}
const event = (...lines: string[]) => eventText('UID:one', WHERE, ...lines)

const OUTLOOK = [
  'BEGIN:VTIMEZONE',
  'TZID:Mitteleuropa 2',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n')

test.each([
  ['in no zone: the account’s', ['DTSTART:20261020T090000'], ['2026-10-20T13:00']],
  ['in UTC', ['DTSTART:20261020T090000Z'], ['2026-10-20T09:00']],
  [
    'of the name that Thunderbird writes',
    ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20261020T090000'],
    ['2026-10-20T07:00'],
  ],
  [
    'with an end that is a day',
    ['DTSTART:20261020T090000', 'RRULE:FREQ=DAILY;UNTIL=20261022'],
    ['2026-10-20T13:00', '2026-10-21T13:00', '2026-10-22T13:00'],
  ],
  [
    'with days added and one taken out by its date',
    [
      'DTSTART:20261020T090000Z',
      'RDATE:20261101T100000Z,20261103T100000Z',
      'EXDATE;VALUE=DATE:20261101',
    ],
    ['2026-10-20T09:00', '2026-11-03T10:00'],
  ],
  ['on a whole day', ['DTSTART;VALUE=DATE:20261020'], []],
  [
    'declined by the owner',
    ['DTSTART:20261020T090000Z', 'ATTENDEE;PARTSTAT=DECLINED:mailto:ana@EXAMPLE.com'],
    [],
  ],
  [
    'declined by somebody else',
    ['DTSTART:20261020T090000Z', 'ATTENDEE;PARTSTAT=DECLINED:mailto:ben@example.com'],
    ['2026-10-20T09:00'],
  ],
  ['without an end', ['DTSTART:20261020T090000Z'], ['2026-10-20T09:00']],
  ['of a date that there is not', ['DTSTART:20261399T990000Z'], []],
] as const)('a meeting %s', (_what, lines, found) => {
  expect(starts(event(...lines))).toEqual(found)
})

test('a zone that only the file knows goes by its rules, over a change of clocks', () => {
  const series = event('DTSTART;TZID=Mitteleuropa 2:20261023T090000', 'RRULE:FREQ=DAILY;COUNT=4')
  expect(starts(OUTLOOK, series)).toEqual([
    '2026-10-23T07:00',
    '2026-10-24T07:00',
    '2026-10-25T08:00',
    '2026-10-26T08:00',
  ])
})

test('what is changed from one day on holds for the days after it', () => {
  const series = event('DTSTART:20261020T090000Z', 'RRULE:FREQ=DAILY;COUNT=4')
  const later = event(
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20261022T090000Z',
    'DTSTART:20261022T113000Z',
  )
  expect(starts(series, later)).toEqual([
    '2026-10-20T09:00',
    '2026-10-21T09:00',
    '2026-10-22T11:30',
    '2026-10-23T11:30',
  ])
})

test('one that is moved into view from outside it is seen, and one moved out is not', () => {
  const series = event('DTSTART:20261005T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=4')
  const into = event('RECURRENCE-ID:20261005T090000Z', 'DTSTART:20261021T090000Z')
  const out = event('RECURRENCE-ID:20261026T090000Z', 'DTSTART:20261201T090000Z')
  expect(starts(series, into, out)).toEqual(['2026-10-19T09:00', '2026-10-21T09:00'])
})

test('an event that cannot be read does not take the others along', () => {
  const broken = ['BEGIN:VEVENT', 'UID:two', 'what is this', 'END:VEVENT'].join('\r\n')
  const odd = event('DTSTART:20261020T090000Z').replace('UID:one', 'UID:three')
  expect(starts(broken, event('DTSTART:20261021T090000Z', 'RRULE:FREQ=NEVER'), odd)).toEqual([
    '2026-10-20T09:00',
  ])
})

test.each([
  ['X-GOOGLE-CONFERENCE', LINK],
  ['X-MICROSOFT-SKYPETEAMSMEETINGURL', 'https://teams.microsoft.com/meet/2345678901234?p=abcDEF'],
  ['CONFERENCE;VALUE=URI;FEATURE=VIDEO', 'https://us02web.zoom.us/j/81234567890?pwd=abc'],
  ['URL;VALUE=URI', LINK],
  ['DESCRIPTION', `<p>Join: <a href="${LINK}">${LINK}</a></p>\\n\\nSee you`],
])('a link in %s is found', (name, value) => {
  const text = calendarText(eventText('UID:one', 'DTSTART:20261020T090000Z', `${name}:${value}`))
  const folded = text.replace(/(.{60})(?=.)/g, '$1\r\n ')
  const read = { text: folded, span: SPAN, timeZone: 'UTC', email: '' }
  expect(readCalendarFile(read).meetings).toHaveLength(1)
})

test('an event without a link, or with two, is nobody’s business', () => {
  const two = `DESCRIPTION:${LINK} or https://zoom.us/j/81234567890`
  expect(starts(eventText('UID:a', 'DTSTART:20261020T090000Z', 'SUMMARY:Dentist'))).toEqual([])
  expect(starts(eventText('UID:b', 'DTSTART:20261020T090000Z', two))).toEqual([])
})
