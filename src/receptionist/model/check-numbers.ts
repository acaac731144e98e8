import { DAYS } from '../../kernel/hours/hours.ts'
import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import type { Language } from '../../kernel/languages.ts'
import { DAY_MS } from '../facts/date-meant.ts'
import { type Source, sourceOf } from '../grounded.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import type { Cues } from '../languages/lexicon.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { foldWord, type Range, type Utterance } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { factTexts } from './fact-texts.ts'
import type { Known } from './known.ts'

/**
 * Tells a number that is nobody's: the caller's, the slip's, the facts', an hour of opening and a coming day may be said, and
 * so may a one, which seldom counts. In a question, and beside what is only passed on, a number asserts nothing.
 */
export function namesOtherAmount(utterance: Utterance, cues: Cues, known: Known): boolean {
  const runs = digitRuns(utterance, known.notes.language).filter(
    ({ digits }) => digits !== '' && !NOBODYS.has(digits),
  )
  if (runs.length === 0) return false
  const clauses = clausesOf(utterance)
  const asserted = runs.filter(({ range }) => {
    const clause = clauses.find((one) => isWithin({ from: range.from, to: range.from + 1 }, one))
    return !(clause && (isAsked(utterance, clause) || OPEN.some((name) => cues.has(name, clause))))
  })
  const hasDay = DAY_CUES.some((name) => cues.has(name)) || MONTH.test(utterance.source)
  return asserted.some(({ digits, mark }) => {
    const isDay = hasDay || mark === 'date' || mark === 'ordinal'
    return !isKnown(digits, known) && !(isDay && isComingDay(Number(digits), known))
  })
}

const DAY_CUES: readonly CueName[] = [...WEEKDAY_CUES, 'today', 'tonight', 'tomorrow']
const MONTH =
  /\b(?:jan|feb|mar|apr|may|mai|jun|jul|aug|ago|août|sep|oct|okt|out|nov|dec|dez|déc|dic|ene|fév|févr|avr|abr)\p{L}*\b/iu

const OPEN: readonly CueName[] = ['cannotSay', 'passesOn']

/** One, zero, and the numbers that anybody may be told: emergency, crisis and poison lines. */
const NOBODYS = new Set(['0', '1', '911', '112', '988', '811', '311', '211', '18002221222'])
export const HELP_LINES: readonly string[] = [
  '8002221222',
  '8884264435',
  '8557647661',
  '8007997233',
]

function isAsked({ words }: Utterance, { to }: Range): boolean {
  return words.slice(to - 1).find(({ stop }) => stop === '.' || stop === '?')?.stop === '?'
}

/** The caller has named this number. */
export function wasSaid(digits: string, known: Known): boolean {
  return saidIn(known).numbers.has(digits.replace(/^0+(?=\d)/, ''))
}

function isKnown(digits: string, known: Known): boolean {
  const [said, facts] = [saidIn(known), told(known.facts)]
  const bare = digits.replace(/^0+(?=\d)/, '')
  if (said.numbers.has(bare) || facts.numbers.has(bare)) return true
  if (
    IMPLIED.some(([number, words]) => number === bare && words.some((word) => said.words.has(word)))
  )
    return true
  const { caller, callback } = known.notes
  const long = [said.digits, facts.digits, caller, callback?.e164, known.facts.businessPhone]
  const all = [...long.map((one) => (one ?? '').replace(/\D/g, '')), ...HELP_LINES]
  if (digits.length > 2 && all.some((one) => one.includes(digits.replace(/^1(?=\d{10}$)/, ''))))
    return true
  const minutes = /^(\d{1,2})(\d\d)$/.exec(digits)
  const isTime = minutes?.slice(1).every((part) => Number(part) === 0 || isKnown(part, known))
  return isTime || isOnSlip(bare, known)
}

/** "Both dogs" are two, "half past three" is 3:30. */
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

/** What the caller said is the same for all sentences of a turn. */
function saidIn({ said, facts }: Known): Source {
  let source = SAID.get(said)
  if (!source) {
    source = sourceOf(said, spokenIn(facts))
    SAID.set(said, source)
  }
  return source
}

/** "On" is a number in a language that the line does not speak. */
function spokenIn({ languages }: BusinessFacts): Language[] {
  return ['en', ...languages]
}

/** What the slip holds, which a tool may have changed since the sentence before. */
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

/** Each hour of opening and closing as it may be said: "17 5 30", "24 7". */
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
