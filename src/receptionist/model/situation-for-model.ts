import { holidayOn } from '../../kernel/hours/federal-holidays.ts'
import { formatMinute, localDay } from '../../kernel/hours/hours.ts'
import { exceptionOn, hoursOnDay } from '../../kernel/hours/hours-exceptions.ts'
import { openState } from '../../kernel/hours/open-state.ts'
import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import type { State } from '../call-state.ts'
import { DAY_MS } from '../facts/date-meant.ts'
import { PHRASES } from '../languages/phrases-by-language.ts'
import type { BusinessFacts } from '../receptionist.ts'
import type { CallerKnown } from '../rules/take-caller.ts'
import { slipOf } from './notes-for-model.ts'

const DAYS_TOLD = 14

/** What changes each turn: date and time, the hours of the coming days, and the slip. */
export function situationOf(
  facts: BusinessFacts,
  state: State,
  at: Date,
  { danger, asked }: { danger: boolean; asked: CallerKnown | null },
): string {
  const { dayNumber } = zoneClock(facts.timeZone).wallTime(at)
  const { minute } = localDay(at, facts.timeZone)
  const days = Array.from({ length: DAYS_TOLD }, (_, n) => hoursOn(facts, dayNumber + n))
  const { open } = openState(facts.hours, facts.timeZone, at, facts.hoursExceptions)
  const hours = facts.hoursInWords
    ? []
    : [open ? 'Open right now.' : 'Closed right now.', 'The next 14 days:', ...days]
  return [
    '<desk>',
    ...(danger ? ['The caller may be in danger: safety first.'] : []),
    `Now: ${dateText(dayNumber)}, ${formatMinute(minute)}, where the business is.`,
    ...hours,
    ...(state.notes.vip ? ['The owner knows the caller well: whatever they say is no sale.'] : []),
    ...(asked ? [askedText(asked)] : []),
    `They call from: ${state.notes.caller ?? 'a withheld number'}`,
    `Slip: ${slipOf(state)}`,
    '</desk>',
  ].join('\n')
}

/** What the greeting asked instead of "How can I help?", and the answer; after a no, the name is not given. */
function askedText({ is, name }: CallerKnown): string {
  const question = PHRASES.en.isCaller(name)
  if (is === 'yes')
    return `The greeting ended with "${question}" and they said yes: \
name and number are noted and confirmed. Ask for neither, only what it is about.`
  if (is === 'no')
    return `The greeting asked whether they are somebody known by this number, \
and they said no: ask for their name as usual.`
  return `The greeting ended with "${question}", and they did not plainly say. \
Note that name if they mean yes, else ask for theirs as usual.`
}

/** The hours of a day, given in days since 1970-01-01. */
export function hoursOn(facts: BusinessFacts, dayNumber: number): string {
  const exception = exceptionOn(facts.hoursExceptions, dayNumber)
  const hours = hoursOnDay(facts, dayNumber)
  const told = hours
    ? hours.openMinute === hours.closeMinute
      ? 'open 24 hours'
      : `${formatMinute(hours.openMinute)} to ${formatMinute(hours.closeMinute)}`
    : 'closed'
  const holiday = holidayOn(dayNumber)
  if (exception)
    return `${dateText(dayNumber)}: ${told}${exception.says ? ` (${exception.says})` : ''}`
  const doubt = holiday === null ? '' : ` (${holiday}: regular hours, may differ; offer to ask)`
  return `${dateText(dayNumber)}: ${told}${doubt}`
}

function dateText(dayNumber: number): string {
  const day = new Date(dayNumber * DAY_MS)
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(day)
}
