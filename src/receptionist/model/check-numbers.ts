import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { DAY_MS } from '../facts/date-meant.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { asAmount } from '../understand/slots/amount-in-thousands.ts'
import type { DigitRun } from '../understand/slots/digit-run.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { isDecimalSaid } from './decimals-said.ts'
import { isKnown } from './known-numbers.ts'
import { list } from './modal-words.ts'
import { countsFigures, isEndOfPhone, PHONE_DIGITS, readsBack } from './read-back.ts'
import { isReckoned } from './reckoned-prices.ts'
import type { Known } from './reply-sources.ts'

/**
 * A number without a source. Numbers of the caller, the slip and the facts, opening hours and coming days may be said,
 * and so may "one", which is rarely a count. In a question, or when something is only passed on, a number asserts
 * nothing.
 */
export function namesOtherAmount(utterance: Utterance, cues: Cues, known: Known): boolean {
  const runs = digitRuns(utterance, known.notes.language)
    .map(asAmount)
    .filter(
      ({ digits, range }) =>
        digits !== '' &&
        digits.length < PHONE_DIGITS &&
        !NOBODYS.has(digits) &&
        !spells(utterance, range),
    )
  if (runs.length === 0) return false
  const clauses = clausesOf(utterance)
  const asserted = runs.filter(({ range }) => {
    const clause = clauses.find((one) => isWithin({ from: range.from, to: range.from + 1 }, one))
    return !(clause && (isAsked(utterance, clause) || OPEN.some((name) => cues.has(name, clause))))
  })
  const hasDay = DAY_CUES.some((name) => cues.has(name)) || MONTH.test(utterance.source)
  const isReadBack = readsBack(utterance, known)
  return asserted.some((run) => {
    if (
      isDenied(utterance, run, cues) ||
      isOfBoth(utterance, run) ||
      countsFigures(utterance, run, runs, known) ||
      isEndOfPhone(utterance, run, cues, known) ||
      isDecimalSaid(utterance, run, known) ||
      (isReadBack && isOfMatter(utterance, run))
    )
      return false
    const isDay = hasDay || run.mark === 'date' || run.mark === 'ordinal'
    if (isKnown(run, known) || (isDay && isComingDay(Number(run.digits), known))) return false
    return !isReckoned(run, runs, known)
  })
}

/** "Not six hundred and not eight": claims no number. */
function isDenied({ words }: Utterance, { range }: DigitRun, cues: Cues): boolean {
  const isShort = words[range.from - 1]?.folded === 'not'
  return isShort && cues.all('negation').some(({ to }) => to === range.from)
}

/** "The two together", "os dois": counts what was named before. */
function isOfBoth({ words }: Utterance, { digits, range }: DigitRun): boolean {
  return digits === '2' && PLURAL_ARTICLES.has(words[range.from - 1]?.folded ?? '')
}

const PLURAL_ARTICLES = list('the these those los os les')

/** "5 1 2, 5 5 5, 0 1 0 1, about the ten-day notice": a number in what a caller's message is about. */
function isOfMatter({ words, source }: Utterance, { range }: DigitRun): boolean {
  const isCompound = source[words[range.to - 1]?.end ?? -1] === '-'
  return isCompound && words.slice(0, range.from).some(({ folded }) => ABOUT.has(folded))
}

const ABOUT = list('about regarding concerning over with')

/** "Hoffmeier with two F's": counts letters. */
function spells({ words }: Utterance, { to }: Range): boolean {
  return /^(?![AI]$)\p{Lu}(?:['’]?s)?$/u.test(words[to]?.heard ?? '')
}

const DAY_CUES: readonly CueName[] = [...WEEKDAY_CUES, 'today', 'tonight', 'tomorrow']
const MONTH = new RegExp(
  pattern`
    \b(?:jan|feb|mar|apr|may|mai|jun|jul|aug|ago|août|sep|oct|okt|out|nov|dec|dez|déc|dic|ene|
    fév|févr|avr|abr)\p{L}*\b`,
  'iu',
)

const OPEN: readonly CueName[] = ['cannotSay', 'passesOn']

/** Zero, one, and public numbers: emergency, crisis and poison lines. */
export const NOBODYS: ReadonlySet<string> = new Set([
  '0',
  '1',
  '911',
  '112',
  '988',
  '811',
  '311',
  '211',
  '18002221222',
])

function isAsked({ words }: Utterance, { to }: Range): boolean {
  return words.slice(to - 1).find(({ stop }) => stop === '.' || stop === '?')?.stop === '?'
}

const COMING_DAYS = 14

function isComingDay(number: number, { facts, at }: Known): boolean {
  const today = zoneClock(facts.timeZone).wallTime(at).dayNumber
  const days = Array.from({ length: COMING_DAYS }, (_, n) => new Date((today + n) * DAY_MS))
  return days.some((day) => day.getUTCDate() === number || day.getUTCFullYear() === number)
}
