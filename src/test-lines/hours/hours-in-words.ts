import { DAYS, type Day, type DayHours, type WeekHours } from '../../kernel/hours/hours.ts'
import { closingAfter } from './guess-am-or-pm-of-span.ts'
import { type HourPhrase, hourPhrases, type SaidHours } from './hour-phrases.ts'
import { hourTokens } from './hour-tokens.ts'

/**
 * Opening hours as people write them: `weekdays nine to five, Saturday till noon`, `8am-6pm Mon-Fri`, `24/7`.
 * Undefined unless every word is understood, since half a week read right gives wrong answers on the other days. A
 * day that is not named is closed, if another is open.
 */
export function readHoursInWords(text: string): WeekHours | undefined {
  const phrases = hourPhrases(hourTokens(text) ?? [])
  const said = phrases && dayByDay(phrases)
  if (!said) return undefined
  const opening = commonOpening(said)
  const hours = {} as WeekHours
  for (const day of DAYS) {
    const dayHours = hoursOf(said.get(day)?.hours ?? { kind: 'closed' }, opening)
    if (dayHours === undefined) return undefined
    hours[day] = dayHours
  }
  return DAYS.some((day) => hours[day]) ? hours : undefined
}

/**
 * The phrase with fewer days is the exception: `daily 9-5, Sunday closed`. Phrases that only overlap contradict each
 * other.
 */
function dayByDay(phrases: readonly HourPhrase[]): Map<Day, HourPhrase> | undefined {
  const said = new Map<Day, HourPhrase>()
  for (const phrase of phrases) {
    for (const day of phrase.days) {
      const earlier = said.get(day)
      if (earlier && !isPart(phrase, earlier) && !isPart(earlier, phrase)) return undefined
      if (!earlier || isPart(phrase, earlier)) said.set(day, phrase)
    }
  }
  return said
}

function isPart({ days }: HourPhrase, { days: whole }: HourPhrase): boolean {
  return days.length < whole.length && days.every((day) => whole.includes(day))
}

/** A day with only a closing time opens as the others do. */
function commonOpening(said: ReadonlyMap<Day, HourPhrase>): number | undefined {
  const openings = [...said.values()].flatMap(({ hours }) =>
    hours.kind === 'span' ? [hours.span.openMinute] : [],
  )
  return new Set(openings).size === 1 ? openings[0] : undefined
}

/** Null if closed, undefined if unclear. */
function hoursOf(hours: SaidHours, opening: number | undefined): DayHours | null | undefined {
  if (hours.kind === 'closed') return null
  if (hours.kind === 'span') return hours.span
  if (opening === undefined) return undefined
  const closeMinute = closingAfter(opening, hours.close)
  return closeMinute === undefined ? undefined : { openMinute: opening, closeMinute }
}
