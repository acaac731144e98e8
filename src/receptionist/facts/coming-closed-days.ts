import { dayNumberOf } from '../../kernel/hours/hours-exceptions.ts'
import { answerDay, DATED, type HoursTurn } from './hours-answer.ts'

/** "The holidays" means those in the next 21 days; callers do not remember more than 6. */
export const SEASON = { days: 21, max: 6 }

type Within = { first: number; last: number } | null

/**
 * The coming days with different hours: those of the month or the season, or else the next one. Returns null when there
 * are none.
 */
export function answerExceptions(turn: HoursTurn, today: number, month: Within): string | null {
  const { hoursExceptions = [] } = turn.facts
  const from = Math.max(today, month?.first ?? today)
  const coming = hoursExceptions
    .map((one) => ({ first: dayNumberOf(one.from) ?? 0, last: dayNumberOf(one.to) ?? 0 }))
    .filter(({ first, last }) => last >= from && first <= (month?.last ?? first))
    .map(({ first, last }) => ({ first: Math.max(first, from), last }))
    .toSorted((a, b) => a.first - b.first)
  const near = coming.filter(({ first }) => month || first < today + SEASON.days)
  const told = near.length === 0 ? coming.slice(0, 1) : near.slice(0, SEASON.max)
  return told.length === 0 ? null : told.map((run) => answerDay(turn, run, DATED, today)).join(' ')
}
