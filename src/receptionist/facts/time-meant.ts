import { isJoin } from '../understand/slots/clause-begins.ts'
import type { Range, Word } from '../understand/utterance.ts'
import type { DayWords } from './day-words.ts'
import type { Asked } from './utterance-asked.ts'

const CLOCK = /^(\d{1,2})(?:[:h](\d{2})?)?(am|pm)?$/

/** The time of day that the words name, in minutes from midnight; both AM and PM if nothing tells which. */
export function minutesMeant({ utterance, cues }: Asked, range: Range, said: DayWords): number[] {
  if (cues.has('noon', range)) return [12 * 60]
  if (cues.has('midnight', range)) return [0]
  for (let at = range.from; at < range.to; at += 1) {
    const led =
      cues.all('timeLead').some((one) => one.to === at && !isOfFollowUp(one, cues)) &&
      !isOfAge(utterance.words, at) &&
      // "And one more thing": an "and" leads to a second time only.
      !isJoin(utterance.words[at - 1])
    const time = readTime(utterance.words, at, led, said)
    if (!time) continue
    // "I work in the morning so better after two": the morning is of something else.
    const near = { from: Math.max(range.from, at - NEAR), to: Math.min(range.to, at + NEAR + 1) }
    const late =
      cues.has('evening', near) || cues.has('afternoon', near) || cues.has('tonight', range)
    return halves(time, late ? 'pm' : cues.has('morning', near) ? 'am' : null)
  }
  return []
}

/** Words between a time and the part of the day that it is in. */
const NEAR = 5

/** The "about" of "what about three". */
function isOfFollowUp(lead: Range, cues: Asked['cues']): boolean {
  return cues.all('followUp').some(({ from, to }) => from < lead.from && to >= lead.to)
}

/** French "elle a quatre-vingts ans": "a" reads like "à", and the number is an age. */
function isOfAge(words: readonly Word[], at: number): boolean {
  return words.slice(at + 1, at + 1 + NUMBER_WORDS).some(({ folded }) => YEARS.has(folded))
}

const NUMBER_WORDS = 4
const YEARS = new Set('years year ans anos jahre yas yasinda лет года'.split(' '))

type ClockTime = { hour: number; minute: number; half: 'am' | 'pm' | null }

function readTime(
  words: readonly Word[],
  at: number,
  led: boolean,
  said: DayWords,
): ClockTime | null {
  if (isSecondOfHour(words, at, said)) return null
  const both = hourOfTwo(words, at, said)
  if (both !== null) {
    const minute = minuteBehind(words, at + 2, said)
    return { hour: both, minute, half: halfBehind(words, at + 2, said) }
  }
  const word = words[at]?.folded ?? ''
  const [, hours, minutes, written] = CLOCK.exec(word) ?? []
  const hour = hourOf(word, hours, said)
  if (hour === null) return null
  const half = halfOf(written) ?? halfBehind(words, at + 1, said)
  const isClock = minutes !== undefined || said.clock.has(words[at + 1]?.folded ?? '')
  const minute = Number(minutes ?? minuteBehind(words, at + 1, said))
  return (led || half !== null || isClock) && minute < 60 ? { hour, minute, half } : null
}

/** "Dix-huit heures", "vingt-deux heures": an hour of two words with the clock word after them. */
function hourOfTwo(words: readonly Word[], at: number, { number, clock }: DayWords): number | null {
  const [tens = 0, ones = 0] = [at, at + 1].map((one) => number.get(words[one]?.folded ?? ''))
  const isHour = (tens === 10 || tens === 20) && ones > 0 && ones < 10 && tens + ones <= 24
  return isHour && clock.has(words[at + 2]?.folded ?? '') ? tens + ones : null
}

/** The "huit" of "dix-huit heures" is not an hour by itself. */
export function isSecondOfHour(words: readonly Word[], at: number, said: DayWords): boolean {
  return at > 0 && hourOfTwo(words, at - 1, said) !== null
}

function hourOf(word: string, digits: string | undefined, { number }: DayWords): number | null {
  const hour = digits === undefined ? number.get(word) : Number(digits)
  return hour === undefined || hour > 24 ? null : hour
}

function halfOf(written: string | undefined): 'am' | 'pm' | null {
  return written === 'am' || written === 'pm' ? written : null
}

function halfBehind(words: readonly Word[], at: number, { am, pm }: DayWords): 'am' | 'pm' | null {
  for (const { folded } of words.slice(at, at + 3)) {
    const half = folded.replaceAll('.', '')
    if (am.has(half)) return 'am'
    if (pm.has(half)) return 'pm'
  }
  return null
}

/** "eight thirty", "a las ocho y media", "huit heures trente". */
function minuteBehind(
  words: readonly Word[],
  at: number,
  { number, clock, half }: DayWords,
): number {
  const behind = words.slice(at, at + 3).map(({ folded }) => folded)
  const [first = '', second = ''] = behind.filter((word) => !clock.has(word))
  if (half.has(first) || half.has(second)) return 30
  const value = number.get(first) ?? 0
  return value >= 10 && value < 60 ? value : 0
}

function halves({ hour, minute, half }: ClockTime, told: 'am' | 'pm' | null): number[] {
  const early = (hour % 12) * 60 + minute
  if (hour > 12) return [(hour % 24) * 60 + minute]
  const which = half ?? told
  if (which === null) return [early, early + 12 * 60]
  return [which === 'am' ? early : early + 12 * 60]
}
