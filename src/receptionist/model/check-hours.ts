import { exceptionOn } from '../../kernel/hours/exceptions.ts'
import { DAYS } from '../../kernel/hours/hours.ts'
import { openState } from '../../kernel/hours/open-state.ts'
import { zoneClock } from '../../kernel/hours/zone-clock.ts'
import { dayWords } from '../facts/day-words.ts'
import { minutesMeant } from '../facts/time-meant.ts'
import { weekdayOf } from '../facts/when.ts'
import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/lexicon.ts'
import type { Utterance, Word } from '../understand/utterance.ts'
import type { Known } from './known.ts'

const DAY_CUES = DAYS.map((day) => [day, day.toLowerCase() as CueName] as const)
const DAY_MINUTES = 24 * 60
const OPEN: ReadonlySet<string> = new Set(
  'open opens opened atendemos trabajamos funcionamos ficamos estamos trabalhamos abierto abiertos abrimos aberto abertos abrimos ouvert ouverts ouvrons geoffnet offen açık acik открыты работаем'.split(
    ' ',
  ),
)
const CLOSE: ReadonlySet<string> = new Set(
  'close closes closed cerrado cerrados cerramos fechado fechados fermé ferme fermes geschlossen kapali закрыты'.split(
    ' ',
  ),
)

/** "On Sundays we're here from ten". */
const HERE =
  /\bwe(?:['’]?re| are) (?:usually |always |normally |also )?(?:here|in|around|available)\b|\bwir sind\b.*\b(?:da|hier)\b|\bnous sommes (?:là|ici)\b/i

/** Tells of opening at a time, on a day or around the clock, where the facts hold nothing of it. */
export function tellsWrongHours(utterance: Utterance, cues: Cues, known: Known): boolean {
  if (known.facts.hoursInWords || cues.has('passesOn') || cues.has('cannotSay')) return false
  const says = (words: ReadonlySet<string>) =>
    utterance.words.some(({ folded }) => words.has(folded))
  const closes = says(CLOSE)
  const speaksOfHours = closes || says(OPEN) || HERE.test(utterance.source)
  return speaksOfHours && isWrong(utterance, cues, known, closes)
}

function isWrong(utterance: Utterance, cues: Cues, known: Known, closes: boolean): boolean {
  const { facts, notes, at } = known
  const written = [facts.extra, facts.description].join('\n').toLowerCase()
  const other = (facts.hoursExceptions ?? []).flatMap(({ hours }) => hours ?? [])
  const week = [...DAYS.flatMap((day) => facts.hours[day] ?? []), ...other]
  if (ALL_DAY.test(utterance.source)) return !week.some(isAllDay) && !/24|around/.test(written)
  const days = DAY_CUES.filter(([, cue]) => cues.has(cue)).map(([day]) => day)
  const told =
    days.length === 0 ? week : [...days.flatMap((day) => facts.hours[day] ?? []), ...other]
  const times = timesIn(utterance, cues, notes.language)
  const isWritten = /\d\s*(?:[ap]\.?m|:\d\d)|noon|midnight/.test(written)
  if (!isWritten && times.some((minutes) => !isAmong(minutes, told))) return true
  if (closes || cues.has('negation')) return false
  if (days.length === 1 && days.some((day) => isClosedOn(day, known, written))) return true
  return (
    cues.has('now') &&
    times.length === 0 &&
    !openState(facts.hours, facts.timeZone, at, facts.hoursExceptions).open
  )
}

type Hours = { openMinute: number; closeMinute: number }

function isAmong(minutes: readonly number[], told: readonly Hours[]): boolean {
  const given = told.flatMap((one) => [one.openMinute, one.closeMinute % DAY_MINUTES])
  return minutes.some((minute) => given.includes(minute))
}

/** By the next of these days, as a caller means it. */
function isClosedOn(day: (typeof DAYS)[number], { facts, at }: Known, written: string): boolean {
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

const NOON = 12 * 60
const WORDS_BEHIND = 5

/** "Eight in the evening"; in "nine to five in the afternoon" it is said of the five. */
function halfBehind(cues: Cues, from: number, next: number): 'early' | 'late' | null {
  const behind = { from, to: Math.min(from + WORDS_BEHIND, next) }
  if (cues.has('morning', behind)) return 'early'
  return cues.has('evening', behind) || cues.has('afternoon', behind) ? 'late' : null
}

/** Each time named, in minutes; both halves of the day where nothing tells which. */
function timesIn(
  utterance: Utterance,
  cues: Cues,
  language: Known['notes']['language'],
): number[][] {
  const said = dayWords(language)
  const isTime = ({ folded }: Word, at: number) => {
    const range = { from: at, to: at + 1 }
    return (
      /^\d/.test(folded) ||
      said.number.has(folded) ||
      cues.has('noon', range) ||
      cues.has('midnight', range)
    )
  }
  const places = utterance.words.flatMap((word, at) => (isTime(word, at) ? [at] : []))
  return places.flatMap((from, nth) => {
    const minutes = minutesMeant(
      { utterance, cues } as Parameters<typeof minutesMeant>[0],
      { from, to: from + 1 },
      said,
    )
    const half = halfBehind(cues, from, places[nth + 1] ?? utterance.words.length)
    const meant = minutes.filter((minute) => half === null || minute >= NOON === (half === 'late'))
    if (minutes.length === 0) return []
    return [meant.length > 0 ? meant : minutes]
  })
}
