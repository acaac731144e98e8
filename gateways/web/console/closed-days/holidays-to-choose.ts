import { holidayDate, observedDate } from '../../../../src/kernel/hours/federal-holidays.ts'
import { dateOf, dayNumberOf } from '../../../../src/kernel/hours/hours-exceptions.ts'

type Holiday = { name: string; date: string }

/** A day to tick; `says` is what callers are told. */
export type ToChoose = Holiday & { isFederal: boolean; isObserved: boolean; says: string }

/** The federal holidays from `today` on, and the days when many are closed besides, in the order of their dates. */
export function daysToChoose(holidays: readonly Holiday[], today: string): ToChoose[] {
  return [...federalDays(holidays, today), ...oftenClosedToo(today)].toSorted(byDate)
}

/** The holidays, and for each on a weekend the day on which it is observed. */
function federalDays(holidays: readonly Holiday[], today: string): ToChoose[] {
  return holidays.flatMap(({ name, date }) => {
    const observed = observedDate(date)
    const own = { name, date, isFederal: true, isObserved: false, says: `closed for ${name}` }
    if (observed === date || observed < today) return [own]
    return [own, { ...own, date: observed, isObserved: true }]
  })
}

/** No federal holidays, by the receptionist's names for their dates. */
const OFTEN_CLOSED = [
  ['Day after Thanksgiving', 'blackfriday', 'closed the day after Thanksgiving'],
  ['Christmas Eve', 'christmaseve', 'closed for Christmas Eve'],
  ['New Year’s Eve', 'newyearseve', 'closed for New Year’s Eve'],
] as const

/** Days from `today` on when many businesses are closed, and offices of the government are not. */
function oftenClosedToo(today: string): ToChoose[] {
  const dayNumber = dayNumberOf(today) ?? 0
  return OFTEN_CLOSED.map(([name, concept, says]) => {
    const date = dateOf(holidayDate(concept, dayNumber) ?? dayNumber)
    return { name, date, isFederal: false, isObserved: false, says }
  })
}

const byDate = (a: Holiday, b: Holiday) => a.date.localeCompare(b.date)
