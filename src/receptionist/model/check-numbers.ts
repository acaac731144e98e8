import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import { DAY_MS } from '../facts/date-meant.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import { asAmount } from '../understand/slots/amount-in-thousands.ts'
import type { DigitRun } from '../understand/slots/digit-run.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { isKnown, numeral } from './known-numbers.ts'
import { countsFigures, isEndOfPhone, PHONE_DIGITS, readsBack } from './read-back.ts'
import { isReckoned } from './reckoned-prices.ts'
import type { Known } from './reply-sources.ts'
import { isAsked, isLeftOpen, type Sentence } from './sentence-to-check.ts'
import { wordSet } from './word-set.ts'

/**
 * A number without a source. Numbers of the caller, the slip and the facts, opening hours and coming days may be said,
 * and so may "one", which is rarely a count. In a question, or when something is only passed on, a number asserts
 * nothing.
 */
export function namesOtherAmount(sentence: Sentence): boolean {
  const { utterance, cues, known } = sentence
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
    return !(clause && (isAsked(sentence, clause) || isLeftOpen(sentence, clause)))
  })
  const hasDay = DAY_CUES.some((name) => cues.has(name))
  const isReadBack = readsBack(utterance, known)
  return asserted.some((run) => {
    if (
      isDenied(sentence, run) ||
      isOfBoth(utterance, run) ||
      countsFigures(utterance, run, runs, known) ||
      isEndOfPhone(run, sentence) ||
      (isReadBack && isCompound(utterance, run)) ||
      isDecimalKnown(utterance, run, known)
    )
      return false
    const isDay = hasDay || run.mark === 'date' || run.mark === 'ordinal'
    if (isKnown(run, known) || (isDay && isComingDay(Number(run.digits), known))) return false
    return !isReckoned(run, runs, sentence)
  })
}

/** "Not six hundred and not eight": claims no number. */
function isDenied({ utterance, cues }: Sentence, { range }: DigitRun): boolean {
  const isShort = utterance.words[range.from - 1]?.folded === 'not'
  return isShort && cues.all('negation').some(({ to }) => to === range.from)
}

/** "5 1 2, 5 5 5, 0 1 0 1, about the ten-day notice": a number in what a caller's message is about. */
function isCompound({ words, source }: Utterance, { range }: DigitRun): boolean {
  return source[words[range.to - 1]?.end ?? -1] === '-'
}

/** "6.8 pounds", after "six point eight", and "4,5" after "four and a half". */
function isDecimalKnown({ words, source }: Utterance, { range }: DigitRun, known: Known): boolean {
  const parts = source.slice(words[range.from]?.start, words[range.to - 1]?.end).split(/[.,]/)
  return parts.length === 2 && parts.every((part) => isKnown(numeral(part), known))
}

/** "The two together", "os dois": counts what was named before. */
function isOfBoth({ words }: Utterance, { digits, range }: DigitRun): boolean {
  return digits === '2' && PLURAL_ARTICLES.has(words[range.from - 1]?.folded ?? '')
}

const PLURAL_ARTICLES = wordSet('the these those los os les')

/** "Hoffmeier with two F's": counts letters. */
function spells({ words }: Utterance, { to }: Range): boolean {
  return /^(?![AI]$)\p{Lu}(?:['’]?s)?$/u.test(words[to]?.heard ?? '')
}

const DAY_CUES: readonly CueName[] = [...WEEKDAY_CUES, 'today', 'tonight', 'tomorrow']
/** Zero, one, and public numbers: emergency, crisis and poison lines. */
export const NOBODYS: ReadonlySet<string> = wordSet('0 1 911 112 988 811 311 211 18002221222')

const COMING_DAYS = 14

function isComingDay(number: number, { facts, at }: Known): boolean {
  const today = zoneClock(facts.timeZone).wallTime(at).dayNumber
  const days = Array.from({ length: COMING_DAYS }, (_, n) => new Date((today + n) * DAY_MS))
  return days.some((day) => day.getUTCDate() === number || day.getUTCFullYear() === number)
}
