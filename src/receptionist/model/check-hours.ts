import { DAYS, type Day } from '../../kernel/hours/hours.ts'
import { exceptionOn } from '../../kernel/hours/hours-exceptions.ts'
import { openState } from '../../kernel/hours/open-state.ts'
import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { weekdayOf } from '../facts/when-meant.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { heardIn, type Range } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { goesPast, hasSpan, hoursTold, isBounded, relativeIn, type TimeTold } from './hours-told.ts'
import { wasSaid } from './known-numbers.ts'
import type { Known } from './reply-sources.ts'
import { isAskedAtEnd, isLeftOpen, type Sentence, wordsOf } from './sentence-to-check.ts'
import { wordSet } from './word-set.ts'

const DAY_CUES = DAYS.map((day) => [day, day.toLowerCase() as CueName] as const)
const DAY_MINUTES = 24 * 60
const OPEN = wordSet(
  `open opens opened atendemos trabajamos funcionamos ficamos estamos trabalhamos abierto abiertos
  abrimos aberto abertos ouvert ouverts ouvrons travaillons geoffnet offen açık acik открыты работаем`,
)
const CLOSE = wordSet(
  'close closes closed cerrado cerrados cerramos fechado fechados fermé ferme fermes geschlossen kapali закрыты',
)
const OPEN_OR_CLOSE = new Set([...OPEN, ...CLOSE])
/** "By one we'd be closed": any time outside the hours. */
const SHUT = wordSet('closed cerrado cerrados fechado fechados fermé fermés geschlossen')

/** "On Sundays we're here from ten". */
const HERE = new RegExp(
  pattern`
    \bwe(?:['’]?re| are) (?:usually |always |normally |also )?(?:here|in|around|available)\b|
    \b(?:wir sind|sind wir)\b.*\b(?:da|hier)\b|\bnous sommes (?:là|ici)\b`,
  'i',
)

/** The sentence states an opening time or day, or round-the-clock hours, that the facts do not support. */
export function tellsWrongHours(sentence: Sentence): boolean {
  const { utterance, known } = sentence
  if (isLeftOpen(sentence)) return false
  if (isAlwaysThere(sentence)) return true
  if (known.facts.hoursInWords) return false
  const speaksOfHours =
    says(CLOSE, sentence) ||
    says(OPEN, sentence) ||
    HERE.test(utterance.source) ||
    clausesOf(utterance).some((clause) => tellsHours(sentence, clause))
  return speaksOfHours && (tellsOtherTimes(sentence) || opensWhenShut(sentence))
}

/** "Around the clock", "somebody's on call all night", when neither facts nor hours say so. */
function isAlwaysThere(sentence: Sentence): boolean {
  const { utterance, known, cues } = sentence
  if (!ALWAYS.test(utterance.source) || isAskedAtEnd(sentence)) return false
  const isAllDay = [...weekOf(known)].some(
    ({ openMinute, closeMinute }) => openMinute === closeMinute,
  )
  return !isAllDay && !ALWAYS.test(writtenIn(known)) && !cues.has('negation')
}

const ALWAYS = /\b24.?7\b|\b24 hours|around the clock|\bon (?:call|duty|standby)\b/i

function writtenIn({ facts }: Known): string {
  return [facts.extra, facts.description].join('\n').toLowerCase()
}

function says(words: ReadonlySet<string>, { utterance }: Sentence, range?: Range): boolean {
  return wordsOf(utterance, range).some((word) => words.has(word))
}

/**
 * "Saturdays the crew's here until four", "Friday nights we go until two": start or end times on days of the week.
 * Times that the caller named do not count.
 */
export function tellsHours(sentence: Sentence, clause: Range): boolean {
  const { utterance, cues, known, language } = sentence
  const isPast = goesPast(sentence, clause)
  if (!isPast && !isBounded(utterance, clause) && !hasSpan(sentence, clause)) return false
  if (isAskedAtEnd(sentence)) return false
  const isOfDays = WEEKLY.some((name) => cues.has(name))
  const times = digitRuns(utterance, language).filter(({ range }) =>
    isWithin({ ...range, to: range.from + 1 }, clause),
  )
  if (isPast) return isOfDays
  return isOfDays && times.length > 0 && !times.every(({ digits }) => wasSaid(digits, known))
}

const WEEKLY: readonly CueName[] = [...WEEKDAY_CUES, 'weekdays', 'weekend']

type Hours = { openMinute: number; closeMinute: number }

function weekOf({ facts }: Known): Hours[] {
  const other = (facts.hoursExceptions ?? []).flatMap(({ hours }) => hours ?? [])
  return [...DAYS.flatMap((day) => facts.hours[day] ?? []), ...other]
}

/** A time that is no start, end or, where that is enough, time between them on its day. */
function tellsOtherTimes(sentence: Sentence): boolean {
  const { cues, known } = sentence
  if (/\d\s*(?:[ap]\.?m|:\d\d)|noon|midnight/.test(writtenIn(known))) return false
  // "No, …" answers, and does not deny what follows.
  const closesIn = (clause: Range) =>
    says(CLOSE, sentence, clause) || (clause.to - clause.from > 1 && cues.has('negation', clause))
  return hoursTold(sentence, closesIn).some(({ days, times, clause }) => {
    const hours = days.length === 0 ? weekOf(known) : days.flatMap((day) => hoursOn(day, known))
    const isLoose = mayBeBetween(sentence, clause)
    const isHeld = ({ minutes, ends, passes }: TimeTold) => {
      if (passes) return isDuring(rightAfter(minutes), hours)
      return (ends ? isEnd : isLoose ? isDuring : isAmong)(minutes, hours)
    }
    if (says(SHUT, sentence, clause))
      return times.some(({ minutes }) => !isAmong(minutes, hours) && isDuring(minutes, hours))
    return times.some((time) => !isHeld(closesIn(clause) ? { ...time, ...NEITHER } : time))
  })
}

/** "We close at five, not until six": where it closes, the words around a time do not tell which end it is. */
const NEITHER = { ends: false, passes: false }

/** "Noon on Saturday works", "we're still open at five thirty". */
function mayBeBetween(sentence: Sentence, clause: Range): boolean {
  const { utterance } = sentence
  const told = { from: 0, to: clause.to }
  const isPoint = !isBounded(utterance, clause) && !says(OPEN_OR_CLOSE, sentence, told)
  return isPoint || STILL_OPEN.test(utterance.source)
}

const STILL_OPEN = new RegExp(
  pattern`
    (?:(?:(?<!\p{L})(?:are|be)|['’]re) (?:still |also )?(?:open|here|in) (?:at|by|around)|
    (?<!\p{L})(?:still|todavía|seguimos|ainda|noch|encore|toujours))(?!\p{L})`,
  'iu',
)

/** The hours of a day, those of the night before that run into it, and those of days apart. */
function hoursOn(day: Day, { facts }: Known): Hours[] {
  const own = facts.hours[day]
  const before = facts.hours[DAYS[(DAYS.indexOf(day) + 6) % 7] ?? day]
  const runsOver = before && before.closeMinute % DAY_MINUTES < before.openMinute
  const apart = (facts.hoursExceptions ?? []).map(({ hours }) => hours)
  return [own, runsOver ? before : null, ...apart].flatMap((one) => one ?? [])
}

function isAmong(minutes: readonly number[], told: readonly Hours[]): boolean {
  const given = told.flatMap((one) => [one.openMinute, one.closeMinute % DAY_MINUTES])
  return minutes.some((minute) => given.includes(minute))
}

/** "Open past midnight": checks the minute after. */
function rightAfter(minutes: readonly number[]): number[] {
  return minutes.map((minute) => minute + 1)
}

/** "Until eight" means eight in the evening if the business closes then; it never matches an opening time. */
function isEnd(minutes: readonly number[], told: readonly Hours[]): boolean {
  return minutes.some((minute) => told.some((one) => one.closeMinute % DAY_MINUTES === minute))
}

function isDuring(minutes: readonly number[], told: readonly Hours[]): boolean {
  return minutes.some((minute) =>
    told.some(({ openMinute, closeMinute }) => {
      const end = closeMinute > openMinute ? closeMinute : closeMinute + DAY_MINUTES
      return [minute, minute + DAY_MINUTES].some((one) => one >= openMinute && one <= end)
    }),
  )
}

/** "We're open Sundays", or now, when that is closed. */
function opensWhenShut(sentence: Sentence): boolean {
  const { utterance, cues, known } = sentence
  const { facts, at } = known
  if (says(CLOSE, sentence) || cues.has('negation')) return false
  const opening = clausesOf(utterance).filter(
    (clause) => says(OPEN, sentence, clause) || HERE.test(heardIn(utterance, clause)),
  )
  const relative = opening.flatMap((clause) => relativeIn(sentence, clause))
  const named = DAY_CUES.filter(([, cue]) => cues.has(cue)).map(([day]) => day)
  const days = [...new Set([...named, ...(isAskedAtEnd(sentence) ? [] : relative)])]
  if (days.length === 1 && days.some((day) => isClosedOn(day, known))) return true
  const isNow = cues.has('now') && hoursTold(sentence, () => false).length === 0
  return isNow && !openState(facts.hours, facts.timeZone, at, facts.hoursExceptions).open
}

/** On the next such day, as a caller means it. */
function isClosedOn(day: Day, known: Known): boolean {
  const { facts, at } = known
  const today = zoneClock(facts.timeZone).wallTime(at).dayNumber
  const next = Array.from({ length: 7 }, (_, ahead) => today + ahead).find(
    (dayNumber) => weekdayOf(dayNumber) === day,
  )
  const exception = next === undefined ? undefined : exceptionOn(facts.hoursExceptions, next)
  if (exception) return exception.hours === null
  return facts.hours[day] === null && !writtenIn(known).includes(day.toLowerCase())
}
