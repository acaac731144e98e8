import { DAYS, type Day, type DayHours, type WeekHours } from '../../kernel/hours/hours.ts'
import type { Phrases } from '../languages/phrases.ts'

/** The week, with days of equal hours joined: "Monday to Friday, 9 AM to 5 PM; Saturday, closed". */
export function weekText(hours: WeekHours, phrases: Phrases): string {
  const groups: { first: Day; last: Day; hours: string }[] = []
  for (const day of DAYS) {
    const own = hours[day]
    const text = own ? spanText(own, phrases) : phrases.closed
    const previous = groups.at(-1)
    if (previous?.hours === text) previous.last = day
    else groups.push({ first: day, last: day, hours: text })
  }
  return groups
    .map(({ first, last, hours: text }) => {
      const [from, to] = [phrases.days[first], phrases.days[last]]
      return phrases.dayLine(first === last ? from : phrases.dayRange(from, to), text)
    })
    .join('; ')
}

export function spanText({ openMinute, closeMinute }: DayHours, phrases: Phrases): string {
  return openMinute === closeMinute
    ? phrases.allDay
    : phrases.span(phrases.time(openMinute), phrases.time(closeMinute))
}
