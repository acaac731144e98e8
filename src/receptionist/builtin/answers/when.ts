import type { Day } from '../../../lines/hours.ts'
import type { Cues } from '../cues/cues.ts'
import { hears } from '../folded.ts'
import { dateMeant, isFixedHoliday } from './date-meant.ts'

/**
 * The time a question names. `minutes` are from midnight; "at eight" may be either eight, so both stand in it.
 */
export type When = {
  days: Day[]
  relative: 'today' | 'tomorrow' | null
  /** Days since 1970-01-01 of a date: "the fifth". */
  date: number | null
  minutes: number[]
  now: boolean
  closing: boolean
  holiday: boolean
}

/** `today` is in days since 1970-01-01, where the business is. */
export function whenOf(sentence: string, cues: Cues, today: number): When {
  const date = dateMeant(sentence, cues, today)
  const days = [...cues.days].filter(([, pattern]) => hears(sentence, pattern)).map(([day]) => day)
  const weekend = hears(sentence, cues.weekend)
  return {
    days: weekend ? ['Saturday', 'Sunday'] : days,
    relative: relativeDay(sentence, cues),
    date,
    minutes: minutesOf(sentence, cues),
    now: hears(sentence, cues.now),
    closing: hears(sentence, cues.closing),
    holiday: hears(sentence, cues.holiday) || (date !== null && isFixedHoliday(date)),
  }
}

function relativeDay(sentence: string, cues: Cues): When['relative'] {
  if (hears(sentence, cues.tomorrow)) return 'tomorrow'
  return hears(sentence, cues.today) ? 'today' : null
}

const CLOCK = /^(\d{1,2})(?::(\d{2}))?(am|pm)?$/

function minutesOf(sentence: string, cues: Cues): number[] {
  if (hears(sentence, cues.noon)) return [12 * 60]
  if (hears(sentence, cues.midnight)) return [0]
  const words = sentence.trim().split(/[ ,.?]+/)
  for (const [index, word] of words.entries()) {
    const time = readTime(words, index, word, cues)
    if (time) return halves(time, sentence, cues)
  }
  return []
}

type ClockTime = { hour: number; minute: number; half: string | undefined }

function readTime(
  words: readonly string[],
  index: number,
  word: string,
  cues: Cues,
): ClockTime | null {
  const clock = CLOCK.exec(word)
  const hour = clock ? Number(clock[1]) : cues.numbers.get(word)
  if (hour === undefined) return null
  const next = words[index + 1] ?? ''
  const half = clock?.[3] ?? (/^(?:am|pm)$/.test(next) ? next : undefined)
  const led = ` ${words[index - 1] ?? ''} `.search(cues.timeLead) !== -1
  const written = half !== undefined || clock?.[2] !== undefined || AFTER_HOUR.test(next)
  const minute = Number(clock?.[2] ?? minuteAfter(next, cues))
  return (led || written) && hour <= 24 && minute < 60 ? { hour, minute, half } : null
}

const AFTER_HOUR = /^(?:oclock|uhr|heures?|h|horas)$/

/** "eight thirty". */
function minuteAfter(word: string, cues: Cues): number {
  const value = cues.numbers.get(word) ?? 0
  return value >= 10 && value < 60 ? value : 0
}

function halves({ hour, minute, half }: ClockTime, sentence: string, cues: Cues): number[] {
  const early = (hour % 12) * 60 + minute
  if (hour > 12) return [(hour % 24) * 60 + minute]
  if (half === 'am') return [early]
  if (half === 'pm') return [early + 12 * 60]
  if (hears(sentence, cues.evening)) return [early + 12 * 60]
  if (hears(sentence, cues.morning)) return [early]
  return [early, early + 12 * 60]
}
