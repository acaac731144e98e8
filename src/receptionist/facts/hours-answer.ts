import { holidayOn } from '../../kernel/hours/federal-holidays.ts'
import { type DayHours, localDay } from '../../kernel/hours/hours.ts'
import { exceptionOn, hoursOnDay } from '../../kernel/hours/hours-exceptions.ts'
import { openState } from '../../kernel/hours/open-state.ts'
import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import type { Language } from '../../kernel/languages.ts'
import type { Phrases } from '../languages/phrases.ts'
import { spokenDate, spokenDates } from '../languages/spoken-dates.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { DAY_MS } from './date-meant.ts'
import { type DayRun, dayRuns } from './day-runs.ts'
import { spanText, weekText } from './hours-text.ts'
import { type When, weekdayOf } from './when-meant.ts'

export type HoursTurn = { facts: BusinessFacts; at: Date; phrases: Phrases; language: Language }

/** `sure: false` on a holiday: gives the regular hours and says that the holiday hours are not known. */
export type HoursAnswer = { text: string; sure: boolean }

/** `asksNow`: "are you open?" rather than "what are your hours?". */
export function answerHours(turn: HoursTurn, when: When, asksNow: boolean): HoursAnswer {
  const { facts, at, phrases } = turn
  if (facts.hoursInWords) return { text: phrases.week(facts.hoursInWords), sure: true }
  const today = zoneClock(facts.timeZone).wallTime(at).dayNumber
  const now = when.now || asksNow
  if (when.minutes.length > 0) return answerDays(turn, when, today)
  // "Saturdays" asks for the hours of the day, even on a Saturday night.
  const isToday = isOnly(when.days, today) && (when.isRelative || when.now || when.tonight)
  if (isToday && (now || isOverFor(turn, today))) {
    return { text: answerToday(turn, today, when.tonight), sure: true }
  }
  if (when.days.length > 0) return answerDays(turn, when, today)
  const text =
    now && !when.weekdays
      ? answerNow(turn)
      : [phrases.week(weekText(facts.hours, phrases)), ...answerNear(turn, today)].join(' ')
  return { text, sure: true }
}

function isOnly(days: readonly number[], today: number): boolean {
  return days.length === 1 && days[0] === today
}

function answerDays(turn: HoursTurn, when: When, today: number): HoursAnswer {
  const days = when.days.length > 0 ? when.days : [today]
  const isNoneToday = isPast(turn, when.minutes) || isOverFor(turn, today)
  if (when.days.length === 0 && isNoneToday) {
    return { text: answerAnyDay(turn, when.minutes, today), sure: true }
  }
  const isUnsure = (day: number) =>
    exceptionOn(turn.facts.hoursExceptions, day) === undefined &&
    (when.holiday !== null || holidayOn(day) !== null)
  const holiday = days.find(isUnsure)
  if (holiday !== undefined) return { text: holidayText(turn, holiday), sure: false }
  const text =
    when.minutes.length > 0
      ? days.map((day) => answerDay(turn, { first: day, last: day }, when, today)).join(' ')
      : answerRuns(turn, days, when, today)
  return { text, sure: true }
}

/** "Around six?", asked when six has passed or today is over, asks of no day in particular: the days open then. */
function answerAnyDay(turn: HoursTurn, minutes: readonly number[], today: number): string {
  const minute = likelier(minutes)
  const week = Array.from({ length: NEAR_DAYS }, (_, ahead) => today + 1 + ahead)
  const isKnown = (day: number) =>
    holidayOn(day) === null || exceptionOn(turn.facts.hoursExceptions, day) !== undefined
  const days = week.filter((day) => isKnown(day) && isOpenAt(turn.facts, day, minute))
  return days.length === 0
    ? turn.phrases.week(weekText(turn.facts.hours, turn.phrases))
    : answerRuns(turn, days, { ...DATED, isDated: false }, today)
}

function isPast({ facts, at }: HoursTurn, minutes: readonly number[]): boolean {
  return likelier(minutes) <= zoneClock(facts.timeZone).wallTime(at).minute
}

/** For more days than this, such as a week, neighbouring days with the same hours are joined. */
const WEEKEND = 2

function answerRuns(turn: HoursTurn, days: readonly number[], when: When, today: number): string {
  return dayRuns(turn.facts, days, days.length > WEEKEND)
    .map((run) => answerDay(turn, run, when, today))
    .join(' ')
}

/** The regular hours of that weekday, since the holiday hours are not known. */
function holidayText({ facts, phrases }: HoursTurn, day: number): string {
  const hours = facts.hours[weekdayOf(day)]
  return phrases.holiday(hours ? spanText(hours, phrases) : phrases.closed)
}

export function answerDay(turn: HoursTurn, run: DayRun, when: When, today: number): string {
  const { facts, phrases } = turn
  const { first: day } = run
  const label = labelOf(turn, run, when, today)
  const hours = hoursOnDay(facts, day)
  if (when.minutes.length > 0)
    return withWord(turn, day, answerTime(turn, day, label, when.minutes))
  if (!hours) return exceptionText(turn, day, label)
  return withWord(turn, day, phrases.openOn(label, spanText(hours, phrases)))
}

/** "We're closed for Thanksgiving Thursday, November 26", when the owner wrote "closed for Thanksgiving". */
function exceptionText(turn: HoursTurn, day: number, label: string): string {
  const said = exceptionOn(turn.facts.hoursExceptions, day)?.says ?? ''
  const isPart = turn.language === 'en' && /^closed\b/i.test(said)
  if (!isPart) return withWord(turn, day, turn.phrases.closedOn(label))
  return turn.phrases
    .closedOn(label)
    .replace(/\bclosed\b/, said.replace(/^c/i, 'c').replace(/[.!]+$/, ''))
}

/** Adds the owner's words in English only, since they are in English. The hours are given in every language. */
function withWord({ facts, language }: HoursTurn, day: number, answer: string): string {
  const says = language === 'en' ? exceptionOn(facts.hoursExceptions, day)?.says : null
  if (!says) return answer
  const sentence = `${says.charAt(0).toUpperCase()}${says.slice(1)}`
  return `${answer} ${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`}`
}

const NEAR_DAYS = 7

/** The exceptions in the coming week, given after the weekly hours. */
function answerNear(turn: HoursTurn, today: number): string[] {
  const near = Array.from({ length: NEAR_DAYS }, (_, ahead) => today + ahead)
  const other = near.filter((day) => exceptionOn(turn.facts.hoursExceptions, day) !== undefined)
  return other.length === 0 ? [] : [answerRuns(turn, other, DATED, today)]
}

export const DATED: When = {
  days: [],
  isDated: true,
  isRelative: false,
  weekdays: false,
  minutes: [],
  now: false,
  tonight: false,
  holiday: null,
}

function labelOf(
  { phrases, language }: HoursTurn,
  { first, last }: DayRun,
  { isDated, isRelative }: When,
  today: number,
): string {
  if (isDated) return spokenDates(language, first, last)
  const name = (day: number) => {
    if (isRelative && day - today < 2) return day === today ? phrases.today : phrases.tomorrow
    return phrases.days[weekdayOf(day)]
  }
  return first === last ? name(first) : phrases.dayRange(name(first), name(last))
}

/** Whether today's hours are over, or there are none. */
export function isOverFor({ facts, at }: Pick<HoursTurn, 'facts' | 'at'>, today: number): boolean {
  const state = openState(facts.hours, facts.timeZone, at, facts.hoursExceptions)
  const opens = state.opensAt && zoneClock(facts.timeZone).wallTime(state.opensAt).dayNumber
  return !state.open && opens !== today
}

/** "Are you open today?" before opening gets today's hours; after closing, the next opening. */
function answerToday(turn: HoursTurn, today: number, tonight: boolean): string {
  const { facts, at, phrases } = turn
  const state = openState(facts.hours, facts.timeZone, at, facts.hoursExceptions)
  const hours = hoursOnDay(facts, today)
  const isAhead = !state.open && !isOverFor(turn, today)
  return hours && isAhead && !tonight
    ? phrases.openOn(phrases.today, spanText(hours, phrases))
    : answerNow(turn)
}

function answerNow(turn: HoursTurn): string {
  const { facts, at, phrases } = turn
  const state = openState(facts.hours, facts.timeZone, at, facts.hoursExceptions)
  const today = zoneClock(facts.timeZone).wallTime(at).dayNumber
  if (!state.open) {
    const opens = state.opensAt && momentText(turn, state.opensAt)
    return withWord(turn, today, phrases.closedNow(opens))
  }
  if (!state.closesAt) return phrases.openNow(null)
  const isNear = state.closesAt.getTime() - at.getTime() < DAY_MS / 2
  const { minute } = localDay(state.closesAt, facts.timeZone)
  return phrases.openNow(isNear ? phrases.time(minute) : momentText(turn, state.closesAt))
}

export function momentText({ facts, at, phrases, language }: HoursTurn, moment: Date): string {
  const clock = zoneClock(facts.timeZone)
  const { dayNumber, minute } = clock.wallTime(moment)
  const ahead = dayNumber - clock.wallTime(at).dayNumber
  const near = ahead === 0 ? phrases.today : phrases.tomorrow
  // A week or more ahead, "Monday" alone would name the wrong day.
  const later = ahead < 7 ? phrases.days[weekdayOf(dayNumber)] : spokenDate(language, dayNumber)
  return phrases.moment(ahead < 2 ? near : later, phrases.time(minute))
}

function answerTime(
  { facts, phrases }: HoursTurn,
  day: number,
  label: string,
  minutes: readonly number[],
): string {
  const open = minutes.find((minute) => isOpenAt(facts, day, minute))
  const hours = hoursOnDay(facts, day)
  // "Are you open till eight?", when that is when it closes: neither yes nor no.
  if (open === undefined && hours && minutes.includes(hours.closeMinute)) {
    return phrases.openOn(label, spanText(hours, phrases))
  }
  if (open === undefined) {
    return phrases.closedThen(
      label,
      phrases.time(likelier(minutes)),
      hours && spanText(hours, phrases),
    )
  }
  const span = hours && covers(hours, open) ? hours : hoursOnDay(facts, day - 1)
  return phrases.openThen(label, phrases.time(open), span ? spanText(span, phrases) : '')
}

/** From seven on, an hour alone means the morning to most callers; "at six" means the evening. */
function likelier([early = 0, late = early]: readonly number[]): number {
  return early >= 7 * 60 ? early : late
}

/** `day` is in days since 1970-01-01. */
export function isOpenAt(facts: BusinessFacts, day: number, minute: number): boolean {
  const [own, before] = [hoursOnDay(facts, day), hoursOnDay(facts, day - 1)]
  const runsOn =
    before !== null && before.closeMinute <= before.openMinute && minute < before.closeMinute
  return (own !== null && covers(own, minute)) || runsOn
}

/** Covers only the part of the span on its own day, before midnight. */
function covers({ openMinute, closeMinute }: DayHours, minute: number): boolean {
  return minute >= openMinute && (closeMinute <= openMinute || minute < closeMinute)
}
