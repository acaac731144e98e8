import { exceptionOn, hoursOnDay } from '../../kernel/hours/hours-exceptions.ts'
import type { BusinessFacts } from '../receptionist.ts'

/** Consecutive days with the same hours, first and last inclusive. */
export type DayRun = { first: number; last: number }

/** Joins days of one exception and, with `joinsWeek`, neighbouring weekdays with the same hours. */
export function dayRuns(
  facts: BusinessFacts,
  days: readonly number[],
  joinsWeek: boolean,
): DayRun[] {
  const runs: DayRun[] = []
  for (const day of days) {
    const previous = runs.at(-1)
    if (previous?.last === day - 1 && isAlike(facts, previous.last, day, joinsWeek)) {
      previous.last = day
    } else runs.push({ first: day, last: day })
  }
  return runs
}

function isAlike(facts: BusinessFacts, before: number, day: number, joinsWeek: boolean): boolean {
  const [one, other] = [before, day].map((each) => exceptionOn(facts.hoursExceptions, each))
  if (one || other) return one === other
  const [hours, next] = [hoursOnDay(facts, before), hoursOnDay(facts, day)]
  const isSame = hours?.openMinute === next?.openMinute && hours?.closeMinute === next?.closeMinute
  return joinsWeek && isSame
}
