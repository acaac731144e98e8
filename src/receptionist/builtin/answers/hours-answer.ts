import { LANGUAGES, type Language } from '../../../languages.ts'
import {
  DAYS,
  type Day,
  type DayHours,
  localDay,
  openState,
  type WeekHours,
} from '../../../lines/hours.ts'
import type { BusinessFacts } from '../old-port.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { DAY_MS } from './date-meant.ts'
import type { When } from './when.ts'

/** Answers from the line's hours, in the business's time zone. `asksNow` is "are you open?" and its like. */
export function answerHours(
  facts: BusinessFacts,
  when: When,
  asksNow: boolean,
  { at, phrases, language }: { at: Date; phrases: Phrases; language: Language },
): string {
  const today = localDay(at, facts.timeZone).day
  const days = daysMeant(when, today)
  const label = (day: Day) =>
    when.date === null
      ? dayLabel(day, when, today, phrases)
      : DATE_LABELS[language].format(when.date * DAY_MS)
  if (days.length === 0) {
    return asksNow || when.now ? answerNow(facts, at, phrases) : answerWeek(facts, phrases)
  }
  if (when.now && when.minutes.length === 0 && when.days.length === 0 && !when.closing) {
    return answerNow(facts, at, phrases)
  }
  const lines = days.map((day) =>
    when.minutes.length > 0
      ? answerTime(facts, day, label(day), when.minutes, phrases)
      : answerDay(facts, day, label(day), phrases),
  )
  return lines.join(' ')
}

/** "Monday, June 15". */
const DATE_LABELS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.DateTimeFormat(language, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>

function daysMeant({ days, date, relative, minutes, closing }: When, today: Day): Day[] {
  if (date !== null) return [localDay(new Date(date * DAY_MS), 'UTC').day]
  if (days.length > 0) return days
  if (relative === 'tomorrow') return [after(today, 1)]
  return relative === 'today' || minutes.length > 0 || closing ? [today] : []
}

function after(day: Day, count: number): Day {
  return DAYS[(DAYS.indexOf(day) + count + 7) % 7] ?? day
}

function dayLabel(day: Day, when: When, today: Day, phrases: Phrases): string {
  if (when.days.length > 0) return phrases.days[day]
  return day === today ? phrases.today : phrases.tomorrow
}

function answerNow(facts: BusinessFacts, at: Date, phrases: Phrases): string {
  const state = openState(facts.hours, facts.timeZone, at)
  if (state.open) {
    const until = state.closesAt && untilOf(facts, at, state.closesAt, phrases)
    return phrases.openNow(facts.businessName, until)
  }
  const opens = state.opensAt && momentOf(facts, at, state.opensAt, phrases)
  return phrases.closedNow(facts.businessName, opens)
}

function untilOf(facts: BusinessFacts, at: Date, closes: Date, phrases: Phrases): string {
  const sameDay = closes.getTime() - at.getTime() < DAY_MS / 2
  const { minute } = localDay(closes, facts.timeZone)
  return sameDay ? phrases.time(minute) : momentOf(facts, at, closes, phrases)
}

function momentOf(facts: BusinessFacts, at: Date, moment: Date, phrases: Phrases): string {
  const today = localDay(at, facts.timeZone).day
  const { day, minute } = localDay(moment, facts.timeZone)
  const aheadMs = moment.getTime() - at.getTime()
  const time = phrases.time(minute)
  if (day === today && aheadMs < DAY_MS) return phrases.moment(phrases.today, time)
  if (day === after(today, 1) && aheadMs < 2 * DAY_MS) return phrases.moment(phrases.tomorrow, time)
  return phrases.moment(phrases.days[day], time)
}

function answerDay(facts: BusinessFacts, day: Day, label: string, phrases: Phrases): string {
  const hours = facts.hours[day]
  return hours
    ? phrases.openOn(facts.businessName, label, spanText(hours, phrases))
    : phrases.closedOn(facts.businessName, label)
}

function answerTime(
  facts: BusinessFacts,
  day: Day,
  label: string,
  minutes: readonly number[],
  phrases: Phrases,
): string {
  const open = minutes.find((minute) => isOpen(facts.hours, day, minute))
  const dayHours = facts.hours[day]
  if (open === undefined) {
    const asked = phrases.time(likelier(minutes))
    return phrases.closedThen(label, asked, dayHours && spanText(dayHours, phrases))
  }
  const inDay = dayHours && covers(dayHours, open)
  const hours = inDay ? dayHours : facts.hours[after(day, -1)]
  return phrases.openThen(label, phrases.time(open), hours ? spanText(hours, phrases) : '')
}

/** Of "at six", seven and later are mornings to most callers. */
function likelier(minutes: readonly number[]): number {
  const [early = 0, late = early] = minutes
  return early >= 7 * 60 ? early : late
}

function isOpen(hours: WeekHours, day: Day, minute: number): boolean {
  const today = hours[day]
  const yesterday = hours[after(day, -1)]
  const isOvernight = yesterday !== null && yesterday.closeMinute <= yesterday.openMinute
  return (
    (today !== null && covers(today, minute)) || (isOvernight && minute < yesterday.closeMinute)
  )
}

/** Within the part of the span that lies in its own day. */
function covers({ openMinute, closeMinute }: DayHours, minute: number): boolean {
  const overnight = closeMinute <= openMinute
  return minute >= openMinute && (overnight || minute < closeMinute)
}

/** The week with equal neighbours joined: "Monday to Friday, 9:00 AM to 5:00 PM; Saturday, closed". */
function answerWeek(facts: BusinessFacts, phrases: Phrases): string {
  const groups: { first: Day; last: Day; hours: string }[] = []
  for (const day of DAYS) {
    const dayHours = facts.hours[day]
    const hours = dayHours ? spanText(dayHours, phrases) : phrases.closed
    const previous = groups.at(-1)
    if (previous?.hours === hours) previous.last = day
    else groups.push({ first: day, last: day, hours })
  }
  const lines = groups.map(({ first, last, hours }) => {
    const [from, to] = [phrases.days[first], phrases.days[last]]
    return phrases.dayLine(first === last ? from : phrases.dayRange(from, to), hours)
  })
  return phrases.week(facts.businessName, lines.join('; '))
}

function spanText({ openMinute, closeMinute }: DayHours, phrases: Phrases): string {
  return openMinute === closeMinute
    ? phrases.allDay
    : phrases.span(phrases.time(openMinute), phrases.time(closeMinute))
}
