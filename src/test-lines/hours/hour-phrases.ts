import { DAYS, type Day, type DayHours } from '../../kernel/hours/hours.ts'
import { spanMinutes } from './guess-am-or-pm-of-span.ts'
import type { HourToken, SaidTime } from './hour-tokens.ts'

export type SaidHours =
  | { kind: 'closed' }
  | { kind: 'span'; span: DayHours }
  /** Opens as on other days, but closes then. */
  | { kind: 'till'; close: SaidTime }

/** Some days and their hours. */
export type HourPhrase = { days: readonly Day[]; hours: SaidHours }

type Part =
  | { kind: 'days'; days: readonly Day[] }
  | { kind: 'hours'; hours: SaidHours; except: boolean }
  | { kind: 'break' }

const ALL_DAY: DayHours = { openMinute: 0, closeMinute: 0 }

/** Pairs days with hours, in either order; undefined if one is left over. */
export function hourPhrases(tokens: readonly HourToken[]): HourPhrase[] | undefined {
  const parts = partsOf(tokens)
  return parts && pairUp(parts)
}

function pairUp(parts: readonly Part[]): HourPhrase[] | undefined {
  const phrases: HourPhrase[] = []
  const waiting: Day[] = []
  let at = 0
  for (let part = parts[at]; part; part = parts[at]) {
    at += 1
    if (part.kind === 'days') waiting.push(...part.days)
    if (part.kind !== 'hours') continue
    const before = part.except ? [] : waiting.splice(0)
    const after = before.length > 0 ? NO_DAYS : daysAfter(parts, at, part.except)
    phrases.push({ days: [...before, ...after.days], hours: part.hours })
    at += after.count
  }
  const isWhole = phrases.length > 0 && phrases.every(({ days }) => days.length > 0)
  return isWhole && waiting.length === 0 ? phrases : undefined
}

const NO_DAYS = { days: [], count: 0 }

/**
 * The days that stand after hours: all up to the next hours, unless those have none of their own. In `closed Sundays,
 * Mon-Sat 9-5` the last days belong to the hours after them.
 */
function daysAfter(
  parts: readonly Part[],
  at: number,
  takesAll: boolean,
): { days: readonly Day[]; count: number } {
  const run: (readonly Day[])[] = []
  let next = at
  for (let part = parts[next]; part?.kind === 'days'; part = parts[next]) {
    run.push(part.days)
    next += 1
  }
  const isFollowed = parts[next]?.kind === 'hours' && parts[next + 1]?.kind !== 'days'
  const own = isFollowed && !takesAll ? run.slice(0, -1).slice(0, 1) : run
  return { days: own.flat(), count: own.length }
}

function partsOf(tokens: readonly HourToken[]): Part[] | undefined {
  const parts: Part[] = []
  let at = 0
  while (at < tokens.length) {
    const read = readDays(tokens, at) ?? readHours(tokens, at) ?? readPause(tokens, at)
    if (!read) return undefined
    if (read.part) parts.push(read.part)
    at = read.next
  }
  return parts
}

type Read = { part?: Part; next: number } | undefined

/** A day, `Monday to Friday`. */
function readDays(tokens: readonly HourToken[], at: number): Read {
  const first = tokens[at]
  if (first?.kind !== 'days') return undefined
  const last = tokens[at + 2]
  const isRange = tokens[at + 1]?.kind === 'range' && last?.kind === 'days'
  if (!isRange) return { part: first, next: at + 1 }
  const [from, to] = [onlyOne(first.days), onlyOne(last.days)]
  if (!from || !to) return undefined
  return { part: { kind: 'days', days: daysBetween(from, to) }, next: at + 3 }
}

function onlyOne(days: readonly Day[]): Day | undefined {
  return days.length === 1 ? days[0] : undefined
}

function daysBetween(from: Day, to: Day): Day[] {
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)]
  const count = ((last - first + DAYS.length) % DAYS.length) + 1
  return [...DAYS, ...DAYS].slice(first, first + count)
}

function readHours(tokens: readonly HourToken[], at: number): Read {
  const token = tokens[at]
  const hours = (said: SaidHours, next: number, except = false): Read => ({
    part: { kind: 'hours', hours: said, except },
    next,
  })
  if (token?.kind === 'all_day') return hours({ kind: 'span', span: ALL_DAY }, at + 1)
  if (token?.kind === 'closed') return hours({ kind: 'closed' }, at + 1)
  if (token?.kind === 'except') {
    const next = tokens[at + 1]?.kind === 'closed' ? at + 2 : at + 1
    return hours({ kind: 'closed' }, next, true)
  }
  const second = tokens[at + 1]
  if (token?.kind === 'till' && second?.kind === 'time') {
    return hours({ kind: 'till', close: second.time }, at + 2)
  }
  const span = readSpan(tokens, at)
  return span && hours({ kind: 'span', span }, at + 3)
}

/** `9 to 5`. */
function readSpan(tokens: readonly HourToken[], at: number): DayHours | undefined {
  const [open, between, close] = tokens.slice(at, at + 3)
  if (open?.kind !== 'time' || close?.kind !== 'time') return undefined
  if (between?.kind !== 'range' && between?.kind !== 'till') return undefined
  return spanMinutes(open.time, close.time)
}

/** Between days and hours a dash is a separator: `Mon-Fri - 9 to 5`. */
function readPause(tokens: readonly HourToken[], at: number): Read {
  const kind = tokens[at]?.kind
  if (kind === 'break') return { part: { kind: 'break' }, next: at + 1 }
  const isDash = kind === 'range' && tokens[at - 1]?.kind === 'days'
  return kind === 'and' || isDash ? { next: at + 1 } : undefined
}
