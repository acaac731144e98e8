import { zoneClock } from '../kernel/hours/zone-clock.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const MONTHS =
  'january february march april may june july august september october november december'.split(' ')
const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const ORDINALS =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first
  twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth
  twenty-ninth thirtieth thirty-first`.split(/\s+/)

const WEEKDAY = WEEKDAYS.join('|')
const MONTH = MONTHS.join('|')
const NTH = `(\\d{1,2}|${ORDINALS.toReversed().join('|')})(?:st|nd|rd|th)?`
const LEAD = /^(?:(?:by|on|before|until|no later than|not later than)|first thing|in time for) /
/** A date that was said is soon, or it is not understood; with its month it may be half a year ahead. */
const AHEAD_MAX_DAYS = 62
const AHEAD_IN_MONTH_MAX_DAYS = 184

/** Why it is open which day is meant: people take it as either, or the date is not on the weekday that was said. */
export type Doubt = { either: [number, number] } | { notOnWeekday: number }

/** A rule reads one way to say a day; null when it names none. */
type Rule = [RegExp, (held: number, said: string[]) => number | Doubt | null]

const RULES: readonly Rule[] = [
  [/^(?:today|tonight|(?:the )?end of (?:the |this )?(?:day|business))$/, (held) => held],
  [/^tomorrow$/, (held) => held + 1],
  [/^(?:in|within) (?:the next )?(\w+) (day|week)s?$/, ahead],
  [new RegExp(`^(?:this )?(${WEEKDAY})$`), (held, [name]) => firstAfter(held, name)],
  [new RegExp(`^(?:the )?next (${WEEKDAY})$`), (held, [name]) => ofNextWeek(held, name)],
  [/^(?:the )?end of (?:the |this )?week$/, (held) => fridayOf(held)],
  [/^(?:the )?end of next week$/, (held) => mondayOf(held) + 11],
  [/^(?:the )?end of (?:the |this )?month$/, (held) => lastOfMonth(held)],
  [new RegExp(`^(?:the )?${NTH}$`), (held, [nth]) => dated(held, { nth })],
  [
    new RegExp(`^(?:the )?${NTH} of (${MONTH})$`),
    (held, [nth, month]) => dated(held, { nth, month }),
  ],
  [new RegExp(`^(${MONTH}) (?:the )?${NTH}$`), (held, [month, nth]) => dated(held, { nth, month })],
  [
    new RegExp(`^(${WEEKDAY}),? (?:the )?${NTH}$`),
    (held, [weekday, nth]) => dated(held, { nth, weekday }),
  ],
  [
    new RegExp(`^(${WEEKDAY}),? (?:the )?${NTH} of (${MONTH})$`),
    (held, [weekday, nth, month]) => dated(held, { nth, month, weekday }),
  ],
  [
    new RegExp(`^(${WEEKDAY}),? (${MONTH}) (?:the )?${NTH}$`),
    (held, [weekday, month, nth]) => dated(held, { nth, month, weekday }),
  ],
]

/**
 * The local date that a due date as said at a meeting means, counted from 1970-01-01. Null for one that people take
 * differently ("next Tuesday" said on a Monday), that contradicts itself, or that names no day.
 */
export function dayOfDue(due: string, heldAt: string, timeZone: string): number | null {
  const read = readDue(due, heldAt, timeZone)
  return typeof read === 'number' ? read : null
}

/** The same, or why it is not clear. */
export function readDue(due: string, heldAt: string, timeZone: string): number | Doubt | null {
  const held = zoneClock(timeZone).wallTime(new Date(heldAt)).dayNumber
  const said = due
    .trim()
    .toLowerCase()
    .replace(/^due /, '')
    .replace(LEAD, '')
    .replace(/(?<=day|tomorrow) (?:morning|afternoon|evening|night)$/, '')
    .replace(/\b(twenty|thirty) (?=\w)/g, '$1-')
  for (const [pattern, read] of RULES) {
    const found = pattern.exec(said)
    if (found) return read(held, found.slice(1))
  }
  return null
}

const weekdayOf = (day: number) => (day + 4) % 7
const mondayOf = (day: number) => day - ((weekdayOf(day) + 6) % 7)

/** The first such weekday after the day; on the same weekday, this day or the next week's can be meant. */
function firstAfter(held: number, name = ''): number | Doubt {
  const ahead = (WEEKDAYS.indexOf(name) - weekdayOf(held) + 7) % 7
  return ahead === 0 ? { either: [held, held + 7] } : held + ahead
}

/** While the same weekday of this week is still to come, both can be meant. */
function ofNextWeek(held: number, name = ''): number | Doubt {
  const day = mondayOf(held) + 7 + ((WEEKDAYS.indexOf(name) + 6) % 7)
  return day - 7 > held ? { either: [day - 7, day] } : day
}

function fridayOf(held: number): number | null {
  const friday = mondayOf(held) + 4
  return friday < held ? null : friday
}

function lastOfMonth(held: number): number {
  const at = dateOf(held)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0) / DAY_MS
}

function ahead(held: number, [number = '', unit]: string[]): number | null {
  const count = /^an?$/.test(number) ? 1 : NUMBERS.indexOf(number) + 1 || Number(number)
  return count > 0 && count <= 60 ? held + count * (unit === 'week' ? 7 : 1) : null
}

type Dated = { nth?: string | undefined; month?: string | undefined; weekday?: string | undefined }

/** The first day from the meeting on that fits all that was said of it. */
function dated(held: number, { nth = '', month, weekday }: Dated): number | Doubt | null {
  const number = ORDINALS.indexOf(nth) + 1 || Number(nth)
  const aheadMax = month === undefined ? AHEAD_MAX_DAYS : AHEAD_IN_MONTH_MAX_DAYS
  for (let day = held; day <= held + aheadMax; day += 1) {
    const at = dateOf(day)
    if (at.getUTCDate() !== number) continue
    if (month !== undefined && MONTHS[at.getUTCMonth()] !== month) continue
    const isMeant = weekday === undefined || WEEKDAYS[weekdayOf(day)] === weekday
    return isMeant ? day : { notOnWeekday: day }
  }
  return null
}

const dateOf = (day: number) => new Date(day * DAY_MS)

const DAY_MS = 86_400_000
