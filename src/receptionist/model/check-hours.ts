import { DAYS, type Day } from '../../kernel/hours/hours.ts'
import { exceptionOn } from '../../kernel/hours/hours-exceptions.ts'
import { openState } from '../../kernel/hours/open-state.ts'
import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { weekdayOf } from '../facts/when-meant.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { heardIn, type Range, type Utterance } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { goesPast, hasSpan, hoursTold, isBounded, relativeIn } from './hours-told.ts'
import { wasSaid } from './known-numbers.ts'
import type { Known } from './reply-sources.ts'

const DAY_CUES = DAYS.map((day) => [day, day.toLowerCase() as CueName] as const)
const DAY_MINUTES = 24 * 60
const OPEN: ReadonlySet<string> = new Set(
  `open opens opened atendemos trabajamos funcionamos ficamos estamos trabalhamos abierto abiertos
  abrimos aberto abertos ouvert ouverts ouvrons travaillons geoffnet offen açık acik открыты работаем`.split(
    /\s+/,
  ),
)
const CLOSE: ReadonlySet<string> = new Set(
  'close closes closed cerrado cerrados cerramos fechado fechados fermé ferme fermes geschlossen kapali закрыты'.split(
    ' ',
  ),
)

/** "On Sundays we're here from ten". */
const HERE = new RegExp(
  pattern`
    \bwe(?:['’]?re| are) (?:usually |always |normally |also )?(?:here|in|around|available)\b|
    \b(?:wir sind|sind wir)\b.*\b(?:da|hier)\b|\bnous sommes (?:là|ici)\b`,
  'i',
)

/** The sentence states an opening time or day, or round-the-clock hours, that the facts do not support. */
export function tellsWrongHours(utterance: Utterance, cues: Cues, known: Known): boolean {
  if (known.facts.hoursInWords || cues.has('passesOn') || cues.has('cannotSay')) return false
  const closes = saysShut(utterance)
  const speaksOfHours =
    closes ||
    says(OPEN, utterance) ||
    HERE.test(utterance.source) ||
    clausesOf(utterance).some((clause) => tellsHours(utterance, clause, cues, known))
  return speaksOfHours && isWrong(utterance, cues, known, closes)
}

function says(words: ReadonlySet<string>, { words: said }: Utterance, range?: Range): boolean {
  return said.slice(range?.from, range?.to).some(({ folded }) => words.has(folded))
}

/** "Heute haben wir zu": a German "zu" at the end of a clause is no "to". */
function saysShut(utterance: Utterance, range?: Range): boolean {
  if (says(CLOSE, utterance, range)) return true
  const clauses = range ? [range] : clausesOf(utterance)
  return clauses.some((clause) => SHUT_DE.test(heardIn(utterance, clause)))
}

const SHUT_DE = /(?<!\p{L})(?:haben|hat|ist|sind|bleibt|bleiben|machen|macht)(?!\p{L}).* zu$/iu

/**
 * "Saturdays the crew's here until four", "Friday nights we go until two": start or end times on days of the week.
 * Times that the caller named, or that are about the caller, do not count.
 */
export function tellsHours(utterance: Utterance, clause: Range, cues: Cues, known: Known): boolean {
  const isPast = goesPast(utterance, cues, clause)
  if (!isPast && !isBounded(utterance, clause) && !hasSpan(utterance, clause, known)) return false
  if (
    (says(CALLERS, utterance) && !says(OURS, utterance, clause)) ||
    utterance.words.at(-1)?.stop === '?'
  )
    return false
  const isOfDays = WEEKLY.some((name) => cues.has(name))
  const times = digitRuns(utterance, known.notes.language).filter(({ range }) =>
    isWithin({ ...range, to: range.from + 1 }, clause),
  )
  if (isPast) return isOfDays
  return isOfDays && times.length > 0 && !times.every(({ digits }) => wasSaid(digits, known))
}

const WEEKLY: readonly CueName[] = [...WEEKDAY_CUES, 'weekdays', 'weekend']
/** "You can catch us until five". */
const OURS: ReadonlySet<string> = new Set(['us', 'nos', 'uns', 'nous', 'bize', 'нас'])
const CALLERS: ReadonlySet<string> = new Set(
  'you your youre youd usted su sus le tu sie ihnen ihr ihre voce seu sua senhor senhora vous votre siz вы вам'.split(
    ' ',
  ),
)

function isWrong(utterance: Utterance, cues: Cues, known: Known, closes: boolean): boolean {
  const { facts, at } = known
  const written = [facts.extra, facts.description].join('\n').toLowerCase()
  const other = (facts.hoursExceptions ?? []).flatMap(({ hours }) => hours ?? [])
  const week = [...DAYS.flatMap((day) => facts.hours[day] ?? []), ...other]
  if (ALL_DAY.test(utterance.source)) return !week.some(isAllDay) && !/24|around/.test(written)
  // "No, …" answers, and does not deny what follows.
  const closesIn = (clause: Range) =>
    saysShut(utterance, clause) || (clause.to - clause.from > 1 && cues.has('negation', clause))
  const isWritten = /\d\s*(?:[ap]\.?m|:\d\d)|noon|midnight/.test(written)
  const told = hoursTold(utterance, cues, known, closesIn)
  const isHeld = isStillOpen(utterance) ? isDuring : isAmong
  const isOther = ({ days, times, clause }: (typeof told)[number]) => {
    const hours =
      days.length === 0 ? week : [...days.flatMap((day) => hoursOn(day, known)), ...other]
    if (isPoint(utterance, clause) && times.every(({ minutes }) => isDuring(minutes, hours)))
      return false
    const isShut = STILL_SHUT.test(heardIn(utterance, clause))
    const isLate = !closesIn(clause)
    return times.some(({ minutes, ends, passes }) => {
      if (passes && isLate) return !isDuring(rightAfter(minutes), hours)
      return ends && isLate
        ? !isEnd(minutes, hours)
        : !(isShut ? isOutside : isHeld)(minutes, hours)
    })
  }
  if (!isWritten && told.some(isOther)) return true
  if (closes || cues.has('negation')) return false
  const days = openedIn(utterance, cues, known)
  if (days.length === 1 && days.some((day) => isClosedOn(day, known, written))) return true
  const isNow = cues.has('now') && told.length === 0
  return isNow && !openState(facts.hours, facts.timeZone, at, facts.hoursExceptions).open
}

/** The days by name, and today or tomorrow when the sentence says that the business is open then. */
function openedIn(utterance: Utterance, cues: Cues, known: Known): Day[] {
  const named = DAY_CUES.filter(([, cue]) => cues.has(cue)).map(([day]) => day)
  if (utterance.words.at(-1)?.stop === '?') return named
  const opening = clausesOf(utterance).filter(
    (clause) => says(OPEN, utterance, clause) || HERE.test(heardIn(utterance, clause)),
  )
  const relative = opening.flatMap((clause) => relativeIn(cues, clause, known))
  return [...new Set([...named, ...relative])]
}

/** The hours of a day, and those of the night before that run into it. */
function hoursOn(day: Day, { facts }: Known): Hours[] {
  const own = facts.hours[day]
  const before = facts.hours[DAYS[(DAYS.indexOf(day) + 6) % 7] ?? day]
  const runsOver = before && before.closeMinute % DAY_MINUTES < before.openMinute
  return [own, runsOver ? before : null].flatMap((one) => one ?? [])
}

type Hours = { openMinute: number; closeMinute: number }

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

/** "We're still open at five thirty": a time between opening and closing. */
function isStillOpen({ source }: Utterance): boolean {
  return STILL_OPEN.test(source)
}

const STILL_OPEN = new RegExp(
  pattern`
    (?<!\p{L})(?:at|around) [\p{L}\d: ]{2,30} we(?:['’]re| are) open|
    (?:(?:(?<!\p{L})(?:are|be)|['’]re) (?:still |also )?(?:open|here|in) (?:at|by|around)|
    (?<!\p{L})(?:still|todavía|aún|seguimos|ainda|noch|encore|toujours|hâlâ|ещё))(?!\p{L})`,
  'iu',
)

/** "Noon on Saturday works": a time within the hours, neither their start nor their end. */
function isPoint(utterance: Utterance, clause: Range): boolean {
  const told = { from: 0, to: clause.to }
  return (
    !says(OPEN, utterance, told) && !says(CLOSE, utterance, told) && !isBounded(utterance, clause)
  )
}

/** "By one on Saturday we'd be closed". */
const STILL_SHUT = new RegExp(
  pattern`
    (?:(?:(?<!\p{L})(?:are|be|already)|['’]re) closed|
    (?<!\p{L})(?:(?:estamos|está|estaremos) cerrad[oa]s?|
    (?:sind|haben) (?:wir )?(?:\p{L}+ )?(?:geschlossen|zu)))(?!\p{L})`,
  'iu',
)

function isOutside(minutes: readonly number[], told: readonly Hours[]): boolean {
  return isAmong(minutes, told) || minutes.some((minute) => !isDuring([minute], told))
}

function isDuring(minutes: readonly number[], told: readonly Hours[]): boolean {
  return minutes.some((minute) =>
    told.some(({ openMinute, closeMinute }) => {
      const end = closeMinute > openMinute ? closeMinute : closeMinute + DAY_MINUTES
      return [minute, minute + DAY_MINUTES].some((one) => one >= openMinute && one <= end)
    }),
  )
}

/** On the next such day, as a caller means it. */
function isClosedOn(day: Day, { facts, at }: Known, written: string): boolean {
  const today = zoneClock(facts.timeZone).wallTime(at).dayNumber
  const next = Array.from({ length: 7 }, (_, ahead) => today + ahead).find(
    (dayNumber) => weekdayOf(dayNumber) === day,
  )
  const exception = next === undefined ? undefined : exceptionOn(facts.hoursExceptions, next)
  if (exception) return exception.hours === null
  return facts.hours[day] === null && !written.includes(day.toLowerCase())
}

const ALL_DAY = /24.?7|24 hours|around the clock/i

function isAllDay({ openMinute, closeMinute }: Hours): boolean {
  return openMinute === closeMinute
}
