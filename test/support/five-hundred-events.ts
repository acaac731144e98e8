import { calendarText, eventText } from './calendar-text.ts'

const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata'] as const

/** A fixed seed gives the same calendar each time. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const two = (number: number) => String(number).padStart(2, '0')

type Local = { year: number; month: number; day: number; hour: number; minute: number }

const text = ({ year, month, day, hour, minute }: Local) =>
  `${year}${two(month)}${two(day)}T${two(hour)}${two(minute)}00`

/** Days later on the calendar, ignoring clock changes. */
function daysAfter({ year, month, day, ...clock }: Local, days: number): Local {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  return { ...clock, year: y, month: m, day: d }
}

const linkOf = (index: number) => {
  const letters = [...String(index).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)])
  return `https://meet.google.com/cal-${letters.join('')}-xyz`
}

const RULES = [
  'FREQ=DAILY',
  'FREQ=DAILY;COUNT=40',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
  'FREQ=WEEKLY;UNTIL=20261028T000000Z',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=YEARLY;BYMONTH=10,11;BYDAY=1MO',
  'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261106T235959Z',
]

/**
 * 500 events, each with its own link, around October and November 2026, when Berlin's clocks (October 25) and New
 * York's (November 1) go back: single events and rules; days removed, moved, changed and cancelled; all-day events.
 */
export function fiveHundredEvents(): { text: string; links: string[] } {
  const links = Array.from({ length: 500 }, (_value, index) => linkOf(index))
  const roll = dice(20_261_122)
  return {
    links,
    text: calendarText(...links.flatMap((link, index) => oneEvent(index, link, roll))),
  }
}

function oneEvent(index: number, link: string, roll: (sides: number) => number): string[] {
  const zone = ZONES[index % 3] ?? 'Asia/Kolkata'
  const clock = { hour: 6 + roll(14), minute: roll(4) * 15 }
  const begun = index % 7 === 3 ? { year: 2023, day: 18 } : { year: 2026, day: 14 }
  const start: Local = { month: 9, ...begun, ...clock }
  const head = [`UID:event-${index}@example.com`, `SUMMARY:Meeting ${index}`, `LOCATION:${link}`]
  const minutes = 15 + roll(6) * 15
  if (index % 5 > 0) return series({ index, zone, head, minutes, start }, roll)
  const day = daysAfter({ ...start, year: 2026 }, 25 + roll(40))
  const whole = [`DTSTART;VALUE=DATE:${text(day).slice(0, 8)}`]
  const when = index % 25 === 0 ? whole : lasting(zone, day, minutes)
  return [eventText(...head, ...when, index % 20 === 5 ? 'STATUS:CANCELLED' : undefined)]
}

const says = (zone: string, at: Local) => `TZID=${zone}:${text(at)}`
const lasting = (zone: string, at: Local, minutes: number) => [
  `DTSTART;${says(zone, at)}`,
  `DURATION:PT${minutes}M`,
]

type Event = { index: number; zone: string; head: string[]; minutes: number; start: Local }

function series({ index, zone, head, minutes, start }: Event, roll: (sides: number) => number) {
  const rule = RULES[roll(RULES.length)] ?? 'FREQ=WEEKLY'
  // Begins on a Monday, so that some of the rule's days are certain.
  const first = daysAfter(start, roll(8) * 7)
  const nth = (count: number) => daysAfter(first, count * (/INTERVAL=3/.test(rule) ? 21 : 7))
  const hasMondays = /DAILY|BYDAY=MO/.test(rule) || rule === 'FREQ=WEEKLY'
  const out = hasMondays && index % 3 === 1 ? `EXDATE;${says(zone, nth(1))}` : undefined
  const whole = eventText(...head, ...lasting(zone, first, minutes), `RRULE:${rule}`, out)
  if (!hasMondays || index % 4 === 0) return [whole]
  const moved = { ...nth(2), hour: (first.hour + 3) % 22, minute: 30 }
  const change = (at: Local, to: Local, ...more: string[]) =>
    eventText(...head, `RECURRENCE-ID;${says(zone, at)}`, ...lasting(zone, to, minutes), ...more)
  const changed = change(nth(2), index % 2 ? moved : daysAfter(moved, 2))
  const cancelled = change(nth(3), nth(3), 'STATUS:CANCELLED')
  return [whole, changed, ...(index % 4 === 1 ? [cancelled] : [])]
}
