import { dateOf } from '../kernel/hours/exceptions.ts'
import { holidayDate } from '../receptionist/facts/holidays.ts'

/** 5 U.S.C. § 6103, by the names that people use, and the receptionist's own names of their dates. */
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

/** The eleven federal holidays of the year to come from `today` on, nearest first; each on its own date, not the observed one. */
export function federalHolidays(today: number): Holiday[] {
  return FEDERAL.map(([name, concept]) => ({
    name,
    date: dateOf(holidayDate(concept, today) ?? today),
  })).toSorted((a, b) => a.date.localeCompare(b.date))
}
