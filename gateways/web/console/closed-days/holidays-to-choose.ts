import { observedDate } from '../../../../src/kernel/hours/federal-holidays.ts'

type Holiday = { name: string; date: string }

/** The holidays as given, and after each on a weekend the day on which it is observed, from `today` on. */
export function holidaysToChoose(holidays: readonly Holiday[], today: string) {
  return holidays.flatMap(({ name, date }) => {
    const observed = observedDate(date)
    const own = { name, date, isObserved: false }
    if (observed === date || observed < today) return [own]
    return [own, { name, date: observed, isObserved: true }]
  })
}
