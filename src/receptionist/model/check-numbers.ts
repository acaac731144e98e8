import { DAYS } from '../../kernel/hours/hours.ts'
import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { DAY_MS } from '../facts/date-meant.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { type Source, sourceOf } from '../names-and-numbers-said.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { asAmount } from '../understand/slots/amount-in-thousands.ts'
import type { DigitRun } from '../understand/slots/digit-run.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { foldWord, type Range, type Utterance } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { isDecimalSaid } from './decimals-said.ts'
import { factTexts } from './fact-texts.ts'
import { list } from './modal-words.ts'
import { countsFigures, isEndOfPhone, PHONE_DIGITS, readsBack } from './read-back.ts'
import { type Known, spokenIn } from './reply-sources.ts'

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
    return !isSumOf(run, runs, known)
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
/** The line itself tells this one (Poison Control); a model's other numbers from memory cannot be checked. */
export const HELP_LINES: readonly string[] = ['8002221222']

function isAsked({ words }: Utterance, { to }: Range): boolean {
  return words.slice(to - 1).find(({ stop }) => stop === '.' || stop === '?')?.stop === '?'
}

/**
 * "His is $35 and yours $65, so a hundred", "two cuts come to seventy": known numbers added up, or multiplied by a few.
 */
export function isSumOf({ digits }: DigitRun, runs: readonly DigitRun[], known: Known): boolean {
  const parts = runs.filter((one) => isKnown(one, known)).map((one) => Number(one.digits))
  const isTold = (number: number) => isKnown(numeral(String(number)), known)
  return (
    parts.some((one, at) => parts.includes(Number(digits) - one, at + 1)) ||
    parts.some((few) => few > 1 && few <= FEW && isTold(Number(digits) / few))
  )
}

/** The caller has named this number. */
export function wasSaid(digits: string, known: Known): boolean {
  return saidIn(known).numbers.has(digits.replace(/^0+(?=\d)/, ''))
}

function isKnown({ digits, mark, pieces }: Numeral, known: Known): boolean {
  const [said, facts] = [saidIn(known), told(known.facts)]
  const bare = digits.replace(/^0+(?=\d)/, '')
  if (said.numbers.has(bare) || facts.numbers.has(bare)) return true
  if (
    IMPLIED.some(([number, words]) => number === bare && words.some((word) => said.words.has(word)))
  )
    return true
  const { caller, callback } = known.notes
  const phones = [caller, callback?.e164, known.facts.businessPhone].map((one) => one ?? '')
  const joined = digits.length > AMOUNT_DIGITS ? [said.digits.replaceAll(' ', '')] : []
  const all = [...said.numbers, ...facts.numbers, ...joined, ...phones, ...HELP_LINES]
  const isPart = digits.length > 2 && !(pieces.length === 1 && ROUND.test(digits))
  if (isPart && all.some((one) => one.includes(digits.replace(/^1(?=\d{10}$)/, '')))) return true
  return isTimeKnown({ digits, mark, pieces }, known) || isOnSlip(bare, known)
}

/** "Three hundred" is an amount, though a phone number may have the same digits. */
const ROUND = /^[1-9]\d?00$/

/** Longer than most amounts: part of a phone number said in pieces. */
const AMOUNT_DIGITS = 3

const FEW = 6

type Numeral = Pick<DigitRun, 'digits' | 'mark' | 'pieces'>

const numeral = (digits: string): Numeral => ({ digits, mark: null, pieces: [digits] })

/** "Ten thirty" and "10:30", from a known hour and known minutes; "twelve hundred" is one number, not a time. */
function isTimeKnown({ digits, mark, pieces }: Numeral, known: Known): boolean {
  if (mark !== 'time' && pieces.length < 2) return false
  const parts = /^(\d{1,2})(\d\d)$/.exec(digits)?.slice(1)
  return parts?.every((part) => Number(part) === 0 || isKnown(numeral(part), known)) ?? false
}

/** "Both dogs" means two, "half past three" 3:30. */
const IMPLIED: readonly (readonly [string, readonly string[]])[] = (
  [
    [
      '2',
      'both couple pair twins twice ambos ambas dos dois duas beide beiden deux iki два две оба',
    ],
    ['30', 'half media meia halb demie yarım bucuk пол'],
    ['15', 'quarter cuarto viertel quart'],
    ['45', 'quarter cuarto viertel quart'],
    ['12', 'noon midday midnight dozen mediodia meiodia mittag midi'],
  ] as const
).map(([number, words]) => [number, words.split(' ').map(foldWord)])

const COMING_DAYS = 14

function isComingDay(number: number, { facts, at }: Known): boolean {
  const today = zoneClock(facts.timeZone).wallTime(at).dayNumber
  const days = Array.from({ length: COMING_DAYS }, (_, n) => new Date((today + n) * DAY_MS))
  return days.some((day) => day.getUTCDate() === number || day.getUTCFullYear() === number)
}

const SAID = new WeakMap<readonly string[], Source>()

/** What the caller said, cached because it is the same for all sentences of a turn. */
function saidIn({ said, facts }: Known): Source {
  let source = SAID.get(said)
  if (!source) {
    source = sourceOf(said, spokenIn(facts))
    SAID.set(said, source)
  }
  return source
}

/** What the slip contains; a tool may have changed it since the last sentence. */
function isOnSlip(digits: string, { notes, facts }: Known): boolean {
  const { name, email, address, availability, otherNumbers, callback } = notes
  const slip = [name?.text, email, address, availability, callback?.extension, ...otherNumbers]
  return sourceOf(
    slip.flatMap((text) => text ?? []),
    spokenIn(facts),
  ).numbers.has(digits)
}

const TOLD = new WeakMap<BusinessFacts, Source>()

function told(facts: BusinessFacts): Source {
  let source = TOLD.get(facts)
  if (!source) {
    source = sourceOf([facts.businessName, ...factTexts(facts), ...hoursIn(facts)], ['en'])
    TOLD.set(facts, source)
  }
  return source
}

/** Each opening and closing time as it may be said: "17 5 30", "24 7". */
function hoursIn({ hours }: BusinessFacts): string[] {
  return DAYS.flatMap((day) => {
    const open = hours[day]
    if (!open) return []
    const isAllDay = open.openMinute === open.closeMinute
    return [open.openMinute, open.closeMinute].map((minute) => {
      const hour = Math.floor(minute / 60) % 24
      return `${hour}. ${((hour + 11) % 12) + 1}. ${minute % 60}. ${isAllDay ? '24. 7.' : ''}`
    })
  })
}
