import { exceptionOn, hoursOnDay } from '../../kernel/hours/hours-exceptions.ts'
import { openState } from '../../kernel/hours/open-state.ts'
import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import { SEASON } from './coming-closed-days.ts'
import { type HoursTurn, momentText } from './hours-answer.ts'

/**
 * "When do you open again?": after `after`, with `isSeason` after the last closed day of the coming season, or else now
 * if closed. Returns null if there is nothing to reopen after, or the business never opens again.
 */
export function answerReopening(
  turn: HoursTurn,
  after: number | undefined,
  isSeason: boolean,
): string | null {
  const { facts, at, phrases } = turn
  const clock = zoneClock(facts.timeZone)
  const today = clock.wallTime(at).dayNumber
  const isOpenNow = openState(facts.hours, facts.timeZone, at, facts.hoursExceptions).open
  const last = isSeason ? lastClosedNear(turn, today) : (after ?? (isOpenNow ? null : today))
  if (last === null) return null
  const opens = openState(
    facts.hours,
    facts.timeZone,
    last === today ? at : clock.instant({ dayNumber: last + 1, minute: 0 }),
    facts.hoursExceptions,
  )
  const moment = opens.open ? null : opens.opensAt
  return moment && phrases.reopens(momentText(turn, moment))
}

/** The last of the closed days in the coming season. */
function lastClosedNear({ facts }: HoursTurn, today: number): number | null {
  const near = Array.from({ length: SEASON.days }, (_, ahead) => today + ahead)
  const isClosed = (day: number) =>
    exceptionOn(facts.hoursExceptions, day) !== undefined && hoursOnDay(facts, day) === null
  return near.findLast(isClosed) ?? null
}
