import { DAYS, type Day } from '../../kernel/hours/hours.ts'

/** A clock time as written: AM or PM may be missing. */
export type SaidTime = { hour: number; minute: number; half: 'am' | 'pm' | null; in24: boolean }

export type HourToken =
  | { kind: 'days'; days: readonly Day[] }
  | { kind: 'time'; time: SaidTime }
  /** `to`, `-`. */
  | { kind: 'range' }
  /** `till`: as `to`, and alone as in "Saturday till noon". */
  | { kind: 'till' }
  | { kind: 'and' }
  | { kind: 'break' }
  | { kind: 'closed' }
  | { kind: 'except' }
  | { kind: 'all_day' }

const CHARACTERS_MAX = 400
const WEEKDAYS = DAYS.slice(0, 5)
const WEEKEND = DAYS.slice(5)

/** The text as tokens; undefined if a word does not belong to opening hours. */
export function hourTokens(text: string): HourToken[] | undefined {
  let rest = plain(text)
  if (rest.length > CHARACTERS_MAX) return undefined
  const tokens: HourToken[] = []
  while (rest !== '') {
    const read = readToken(rest)
    if (!read) return undefined
    tokens.push(...read.tokens)
    rest = rest.slice(read.length).replace(/^[^\S\n]+/, '')
  }
  return tokens
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/’/g, "'")
    .trim()
}

function readToken(rest: string): { tokens: HourToken[]; length: number } | undefined {
  for (const [pattern, make] of READERS) {
    const match = pattern.exec(rest)
    const tokens = match && make(match)
    if (tokens) return { tokens, length: match[0].length }
  }
  return undefined
}

type Reader = (match: RegExpExecArray) => HourToken[] | undefined

const days = (given: readonly Day[]) => (): HourToken[] => [{ kind: 'days', days: given }]
const plainly = (kind: 'range' | 'till' | 'and' | 'break' | 'closed' | 'except' | 'all_day') => {
  const token: HourToken = { kind }
  return () => [token]
}

const HALF = String.raw`(?:\s*([ap])(?:\.?\s?m\b\.?|\b(?!\.)))?`
const HOUR_WORDS = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
]
const MINUTE_WORDS = new Map([
  ['fifteen', 15],
  ['thirty', 30],
  ['forty five', 45],
])

/** The first match wins, so longer phrases stand before their beginnings. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/^24\s?\/\s?7\b/, () => [...days(DAYS)(), { kind: 'all_day' }]],
  [/^(?:24|twenty[- ]four)[- ]?(?:hours?|hrs?|h)\b(?: (?:a|per) day)?/, plainly('all_day')],
  [/^(?:around the clock|all day(?: long)?|day and night)\b/, plainly('all_day')],
  [/^(?:(?:7|seven) days(?: a week)?|every ?day|daily|all week)\b/, days(DAYS)],
  [/^(?:week ?days?|workdays?|(?:working|business) days)\b/, days(WEEKDAYS)],
  [/^(?:(?:the )?weekends?)\b/, days(WEEKEND)],
  [/^m\s?-\s?f\b/, days(WEEKDAYS)],
  [/^(mon|tue|wed|thu|fri|sat|sun)([a-z]*)\b\.?/, namedDay],
  [
    /^(?:12(?::00)? )?(noon|midday|midnight)\b/,
    ([, name]) => [clock(name === 'midnight' ? 0 : 12)],
  ],
  [new RegExp(String.raw`^(\d{1,2})(?:[:.](\d{2}))?(?!\d)${HALF}`), writtenTime],
  [
    new RegExp(
      String.raw`^(${HOUR_WORDS.join('|')})\b(?:[ -](fifteen|thirty|forty[ -]five)\b)?(?: o'?clock\b)?${HALF}`,
    ),
    spokenTime,
  ],
  [/^(?:-+|to\b|through\b|thru\b)/, plainly('range')],
  [/^(?:till?|until|'?til)\b/, plainly('till')],
  [/^(?:closed|not open|shut)\b/, plainly('closed')],
  [/^(?:except(?: for| on)?|but not|excluding)\b/, plainly('except')],
  [/^(?:,(?: and\b)?|&|\+|and\b|plus\b)/, plainly('and')],
  [/^[;.|\n]\s*/, plainly('break')],
  [
    /^(?:we're|we are|we|are|is|our|opening|open|hours?|from|on|at|the|only|but|[:()])(?![a-z])/,
    () => [],
  ],
]

const DAY_ENDINGS = new Set(['', 's', 'day', 'days', 'nesday', 'rsday', 'urday', 'r', 'rs'])

function namedDay([, start = '', end = '']: RegExpExecArray): HourToken[] | undefined {
  const day = DAYS.find((name) => name.toLowerCase().startsWith(start))
  const full = day?.toLowerCase()
  const written = `${start}${end}`
  const isName = full === written || `${full}s` === written || DAY_ENDINGS.has(end)
  return day && isName ? [{ kind: 'days', days: [day] }] : undefined
}

function writtenTime([, hourText, minuteText, half]: RegExpExecArray): HourToken[] | undefined {
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)]
  const in24 = !half && (hour > 12 || /^0/.test(hourText ?? ''))
  if (hour > 24 || minute > 59 || (half && (hour === 0 || hour > 12))) return undefined
  return [{ kind: 'time', time: { hour, minute, half: halfOf(half), in24 } }]
}

function spokenTime([, hourWord = '', minuteWord, half]: RegExpExecArray): HourToken[] {
  const hour = HOUR_WORDS.indexOf(hourWord) || 12
  const minute = MINUTE_WORDS.get((minuteWord ?? '').replace('-', ' ')) ?? 0
  return [{ kind: 'time', time: { hour, minute, half: halfOf(half), in24: false } }]
}

function clock(hour: 0 | 12): HourToken {
  return {
    kind: 'time',
    time: { hour: 12, minute: 0, half: hour === 0 ? 'am' : 'pm', in24: false },
  }
}

function halfOf(letter: string | undefined): SaidTime['half'] {
  if (letter === undefined) return null
  return letter === 'a' ? 'am' : 'pm'
}
