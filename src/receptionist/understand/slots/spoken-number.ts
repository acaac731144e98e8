import type { NumberWords } from '../../languages/number-words.ts'
import type { Word } from '../utterance.ts'

/** One number as said: `842`, `forty two`, `double five`. `numeral`: written in digits, so it may be grouped. */
export type Piece = {
  digits: string
  from: number
  to: number
  international: boolean
  numeral: boolean
}

type Words = readonly Word[]
const MAX_REPEATS = 4
const HUNDRED = 100
const THOUSAND = 1000

export function readPiece(words: Words, at: number, names: NumberWords): Piece | null {
  const word = words[at]?.folded
  if (word === undefined) return null
  if (/^\+?\d{1,20}$/.test(word)) {
    const international = word.startsWith('+')
    return { digits: word.replace('+', ''), from: at, to: at + 1, international, numeral: true }
  }
  if (/^\d{3}\.\d{3}\.\d{4}$/.test(word)) {
    return {
      digits: word.replaceAll('.', ''),
      from: at,
      to: at + 1,
      international: false,
      numeral: true,
    }
  }
  if (names.plus.has(word)) {
    const piece = readPiece(words, at + 1, names)
    return piece && { ...piece, from: at, international: true }
  }
  return readRepeat(words, at, names) ?? readNumber(words, at, names)
}

/** "To" and "for" between single digits. */
export function readSoundAlike(words: Words, at: number, names: NumberWords): Piece | null {
  const value = names.alike.get(words[at]?.folded ?? '')
  const next =
    value === undefined
      ? null
      : (readPiece(words, at + 1, names) ?? readSoundAlike(words, at + 1, names))
  if (value === undefined || next?.digits.length !== 1) return null
  return { digits: String(value), from: at, to: at + 1, international: false, numeral: false }
}

/** `double five`, `three times five` or `two fives`: 55. */
function readRepeat(words: Words, at: number, names: NumberWords): Piece | null {
  const wordAt = (index: number) => words[index]?.folded ?? ''
  const count = names.number.get(wordAt(at)) ?? Number(/^[2-4]$/.exec(wordAt(at))?.[0] ?? 0)
  const counted = names.counted.get(wordAt(at + 1))
  const isCount = count > 1 && count <= MAX_REPEATS
  if (counted !== undefined && isCount) return spoken(String(counted).repeat(count), at, at + 2)
  const isTimes = isCount && names.times.has(wordAt(at + 1))
  const times = isTimes ? count : names.repeat.get(wordAt(at))
  if (times === undefined) return null
  const after = isTimes ? at + 2 : at + 1
  const digit = readPiece(words, names.link.has(wordAt(after)) ? after + 1 : after, names)
  return digit?.digits.length === 1 ? spoken(digit.digits.repeat(times), at, digit.to) : null
}

type Count = { value: number; to: number }

/** `forty two`: 42; `eight hundred`: 800; `two thousand six hundred seventy one`. */
function readNumber(words: Words, at: number, names: NumberWords): Piece | null {
  const first = names.number.get(words[at]?.folded ?? '')
  if (first === undefined) return null
  if (first === THOUSAND) return thousands(words, at, { value: first, to: at + 1 }, names)
  const small = addUp(words, { value: first, to: at + 1 }, names)
  const times = timesAt(words, small.to, names)
  if (times === null || small.value === 0 || small.value > times.most)
    return spoken(String(small.value), at, small.to)
  const big = { value: small.value * times.value, to: small.to + 1 }
  if (times.value === THOUSAND) return thousands(words, at, big, names)
  const whole = addUp(words, big, names)
  const more = timesAt(words, whole.to, names)
  if (more?.value !== THOUSAND || whole.value > more.most)
    return spoken(String(whole.value), at, whole.to)
  return thousands(words, at, { value: whole.value * THOUSAND, to: whole.to + 1 }, names)
}

/** A hundred or thousand after a number. "Cinco mil doscientos" may end a phone number: "mil" is also a number. */
function timesAt(words: Words, at: number, names: NumberWords) {
  const word = words[at]?.folded ?? ''
  const value = isCut(words, at) ? undefined : names.multiplier.get(word)
  if (value === undefined) return null
  if (value < THOUSAND) return { value, most: 99 }
  return { value, most: names.number.has(word) ? 9 : 999 }
}

function thousands(words: Words, from: number, count: Count, names: NumberWords): Piece {
  const hundreds = isCut(words, count.to) ? null : readNumber(words, count.to, names)
  if (hundreds?.digits.length === 3)
    return spoken(String(count.value + Number(hundreds.digits)), from, hundreds.to)
  const small = addUp(words, count, names)
  return spoken(String(small.value), from, small.to)
}

function addUp(words: Words, count: Count, names: NumberWords): Count {
  const more = addend(words, count, names)
  return more ? addUp(words, more, names) : count
}

function addend(words: Words, count: Count, names: NumberWords): Count | null {
  const { value, to } = count
  const isJoined = names.join.has(words[to]?.folded ?? '')
  const at = isJoined ? to + 1 : to
  const last = words[to - 1]?.folded ?? ''
  const more = names.number.get(words[at]?.folded ?? '')
  if (isCut(words, to) || more === undefined || !adds(value, more, last)) return null
  if (standsApart(words, { count, more, at }, names)) return null
  return { value: last === 'quatre' && more === 20 ? value + 76 : value + more, to: at + 1 }
}

type Next = { count: Count; more: number; at: number }

/** A number after another that is a number of its own. */
function standsApart(words: Words, { count, more, at }: Next, names: NumberWords): boolean {
  const isJoined = at > count.to
  if (count.value < 100) return isJoined ? names.joinsTens === 'never' : !!names.tensStandApart
  // "Between one hundred and two hundred".
  if (isJoined) return timesAt(words, at + 1, names)?.value === HUNDRED
  // "Eight hundred five five five" is 800 555, but "two hundred one, …" is 201.
  const goesOn = !isCut(words, at + 1) && names.number.has(words[at + 1]?.folded ?? '')
  return words[count.to - 1]?.folded === 'hundred' && more < 10 && goesOn
}

function isCut(words: Words, at: number): boolean {
  return words[at - 1]?.stop !== ''
}

/** French counts in twenties above 60 (`quatre vingt douze`); Turkish says ten two for twelve. */
function adds(value: number, more: number, last: string): boolean {
  if (value >= 100 && value % 100 === 0) return more > 0 && more < 100
  if (last === 'quatre') return more === 20
  if (value % 10 !== 0 || more === 0) return false
  if (last === 'soixante' || value % 100 === 80) return more < 20
  return more < 10 && (value >= 20 || last === 'on' || last === 'dix')
}

function spoken(digits: string, from: number, to: number): Piece {
  return { digits, from, to, international: false, numeral: false }
}
