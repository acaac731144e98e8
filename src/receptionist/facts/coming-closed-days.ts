import { dayNumberOf } from '../../kernel/hours/hours-exceptions.ts'
import { answerDay, DATED, type HoursTurn } from './hours-answer.ts'

/** Who asks for "the holidays" means those near; more of them nobody keeps in mind. */
export const SEASON = { days: 21, max: 6 }

type Within = { first: number; last: number } | null

/**
 * The days to come on which other hours hold: those of a month, or of the season, else the next one; null where there
 * is none.
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
