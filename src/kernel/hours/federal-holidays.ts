import { DAY_MS, dateOf } from './hours-exceptions.ts'

/** 5 U.S.C. § 6103, by their common names and the receptionist's names for their dates. */
const FEDERAL = [
  ['New Year’s Day', 'newyear'],
  ['Martin Luther King Jr. Day', 'mlkday'],
  ['Presidents’ Day', 'presidentsday'],
  ['Memorial Day', 'memorialday'],
  ['Juneteenth', 'juneteenth'],
  ['Independence Day', 'july4'],
  ['Labor Day', 'laborday'],
  ['Columbus Day', 'columbusday'],
  ['Veterans Day', 'veteransday'],
  ['Thanksgiving', 'thanksgiving'],
  ['Christmas', 'christmas'],
] as const

export type Holiday = { name: string; date: string }

/**
 * The eleven federal holidays of the year from `today` on, nearest first; each on its own date, not the observed one.
 */
export function federalHolidays(today: number): Holiday[] {
  return FEDERAL.map(([name, concept]) => ({
    name,
    date: dateOf(holidayDate(concept, today) ?? today),
  })).toSorted((a, b) => a.date.localeCompare(b.date))
}

/** When offices close for it (5 U.S.C. § 6103(b)): Friday for a Saturday, Monday for a Sunday, else the date itself. */
export function observedDate(date: string): string {
  const day = Date.parse(date) / DAY_MS
  const moved = { 0: 1, 6: -1 }[weekdayOf(day)] ?? 0
  return dateOf(day + moved)
}

/** The holidays of the thesaurus with a fixed date, as month and day, or a weekday of a month. */
const HOLIDAYS: Record<string, readonly [month: number, day: number] | Nth> = {
  newyear: [1, 1],
  mlkday: { month: 1, weekday: 1, nth: 3 },
  valentines: [2, 14],
  presidentsday: { month: 2, weekday: 1, nth: 3 },
  memorialday: { month: 5, weekday: 1, nth: -1 },
  juneteenth: [6, 19],
  july4: [7, 4],
  laborday: { month: 9, weekday: 1, nth: 1 },
  columbusday: { month: 10, weekday: 1, nth: 2 },
  halloween: [10, 31],
  veteransday: [11, 11],
  thanksgiving: { month: 11, weekday: 4, nth: 4 },
  blackfriday: { month: 11, weekday: 4, nth: 4, daysAfter: 1 },
  christmaseve: [12, 24],
  christmas: [12, 25],
  boxingday: [12, 26],
  newyearseve: [12, 31],
}

/** `weekday` from 0, Sunday; `nth` -1 is the last of the month. */
type Nth = { month: number; weekday: number; nth: number; daysAfter?: number }

/** Holidays on which a business keeps its weekly hours. */
const WORKED: ReadonlySet<string> = new Set(['valentines', 'halloween', 'blackfriday', 'boxingday'])

/** The next one, in days since 1970-01-01; null if there is no rule for its date. */
export function holidayDate(concept: string, today: number): number | null {
  const rule = HOLIDAYS[concept]
  if (!rule) return null
  const year = new Date(today * DAY_MS).getUTCFullYear()
  const dates = [year, year + 1].map((one) => dayOf(rule, one))
  return dates.find((date) => date >= today) ?? null
}

/** A holiday on this day on which a business may not keep its hours. */
export function holidayOn(dayNumber: number): string | null {
  const names = Object.keys(HOLIDAYS).filter((name) => !WORKED.has(name))
  return names.find((name) => holidayDate(name, dayNumber) === dayNumber) ?? null
}

function dayOf(rule: readonly [number, number] | Nth, year: number): number {
  if (!('nth' in rule)) return Date.UTC(year, rule[0] - 1, rule[1]) / DAY_MS
  const { month, weekday, nth, daysAfter = 0 } = rule
  if (nth < 0) {
    const last = Date.UTC(year, month, 0) / DAY_MS
    return last - ((weekdayOf(last) - weekday + 7) % 7)
  }
  const first = Date.UTC(year, month - 1, 1) / DAY_MS
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7 + daysAfter
}

function weekdayOf(dayNumber: number): number {
  return new Date(dayNumber * DAY_MS).getUTCDay()
}
