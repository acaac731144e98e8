import type { DayHours } from '../../kernel/hours/hours.ts'
import type { SaidTime } from './hour-tokens.ts'

const NOON = 12 * 60
const DAY = 24 * 60
const EARLIEST_GUESSED_HOUR = 6

/**
 * Minutes of an opening and a closing time. A time without AM or PM is read as most people would (`8-6`: morning to
 * evening); undefined if that is not clear.
 */
export function spanMinutes(open: SaidTime, close: SaidTime): DayHours | undefined {
  if (open.in24 || close.in24) return span24(open, close)
  const openMinute = open.half ? minuteOf(open) : guessOpening(open, close)
  if (openMinute === undefined) return undefined
  if (close.half) return { openMinute, closeMinute: minuteOf(close) }
  const closeMinute = nextAfter(openMinute, close)
  // Seven to eleven may well mean eleven at night.
  const isClear = open.half !== null || openMinute >= NOON || closeMinute >= NOON
  return isClear ? { openMinute, closeMinute: closeMinute % DAY } : undefined
}

/** `till noon`, with the opening time of other days. */
export function closingAfter(openMinute: number, close: SaidTime): number | undefined {
  if (close.in24) return (close.hour * 60 + close.minute) % DAY
  return close.half ? minuteOf(close) : nextAfter(openMinute, close) % DAY
}

function span24(open: SaidTime, close: SaidTime): DayHours | undefined {
  if (open.half || close.half) return undefined
  const minute = ({ hour, minute }: SaidTime) => (hour * 60 + minute) % DAY
  return { openMinute: minute(open), closeMinute: minute(close) }
}

/** Businesses open in the morning; one to five is an afternoon. */
function guessOpening(open: SaidTime, close: SaidTime): number | undefined {
  const morning = minuteOf({ ...open, half: 'am' })
  const evening = minuteOf({ ...open, half: 'pm' })
  if (open.hour === 12) return evening
  if (close.half === 'am') return minuteOf(close) > morning ? morning : undefined
  const isBefore = close.half === 'pm' && evening < minuteOf(close)
  if (open.hour >= EARLIEST_GUESSED_HOUR) return isBefore ? undefined : morning
  return isBefore || close.half === null ? afternoon(open, evening) : undefined
}

/** One to four: no business opens then at night. Five may be either. */
function afternoon({ hour }: SaidTime, evening: number): number | undefined {
  return hour <= 4 ? evening : undefined
}

/** The first such time after the opening, twelve hours on at the latest. */
function nextAfter(openMinute: number, close: SaidTime): number {
  const morning = minuteOf({ ...close, half: 'am' })
  return [morning, morning + NOON, morning + DAY].find((minute) => minute > openMinute) ?? morning
}

function minuteOf({ hour, minute, half }: SaidTime): number {
  return (hour % 12) * 60 + minute + (half === 'pm' ? NOON : 0)
}
