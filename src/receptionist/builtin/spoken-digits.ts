import type { Cues } from './cues/cues.ts'
import { type Folded, hears, type Span } from './folded.ts'

/** Digits said in one go: `five five five, oh one two three` or `555-0123`. `pieces` are its digits word by word. */
export type DigitRun = Span & {
  digits: string
  pieces: readonly string[]
  international: boolean
}

export function digitRuns(folded: Folded, cues: Cues): DigitRun[] {
  const runs: DigitRun[] = []
  let index = 0
  while (index < folded.words.length) {
    // "The last four is 0098": not a digit of it.
    const isCount = folded.words[index - 1]?.word === 'last'
    const run = isCount ? null : readRun(folded, cues, index)
    if (run) runs.push(run.run)
    index = run ? run.next : index + 1
  }
  return runs.reduce<DigitRun[]>((all, run) => joinCorrected(all, run, folded, cues), [])
}

/** "512, 843, no, 842, 2671": what follows a correction in mid-number takes the place of what came before it. */
function joinCorrected(
  all: readonly DigitRun[],
  run: DigitRun,
  folded: Folded,
  cues: Cues,
): DigitRun[] {
  const before = all.at(-1)
  if (!before || before.international || before.digits.length < 2 || before.digits.length >= WHOLE)
    return [...all, run]
  const between = folded.words.filter(({ at }) => at >= before.to && at < run.from)
  const said = ` ${between.map(({ word }) => word).join(' ')} `
  const takesBack = between.length <= MAX_CORRECTING_WORDS && hears(said, cues.correction)
  if (!takesBack || run.digits.length >= WHOLE) return [...all, run]
  const kept = keptOf(before.pieces, run.pieces, hears(said, cues.no))
  const pieces = [...before.pieces.slice(0, kept), ...run.pieces]
  const joined = { ...run, digits: pieces.join(''), pieces, from: before.from }
  return [...all.slice(0, -1), joined]
}

const WHOLE = 10
const MAX_CORRECTING_WORDS = 4

/**
 * How many pieces stay: as many as make a whole number, all of them too, as "sorry" may be only a pause. Where none do,
 * a "no" takes back as much as what follows it begins with.
 */
function keptOf(before: readonly string[], after: readonly string[], isNo: boolean): number {
  const [first = '', length] = [after[0], after.join('').length]
  const counts = [before.length, ...before.map((_, index) => index).reverse()]
  const kept = (count: number) => before.slice(0, count).join('').length
  const dropped = (count: number) => before.slice(count).join('')
  const whole = counts.find((count) => kept(count) + length === WHOLE)
  if (whole !== undefined) return whole
  const again = counts.find(
    (count) => dropped(count).length === length && dropped(count)[0] === first[0],
  )
  const local = counts.find((count) => kept(count) + length === WHOLE - AREA_CODE)
  const piece = isNo ? counts.find((count) => dropped(count).length === first.length) : undefined
  return again ?? local ?? piece ?? before.length
}

const AREA_CODE = 3

type Piece = { digits: string; next: number; international?: boolean }

function readRun(
  folded: Folded,
  cues: Cues,
  start: number,
): { run: DigitRun; next: number } | null {
  const pieces: string[] = []
  let international = false
  let index = start
  let end = start
  while (true) {
    const piece = readPiece(folded, cues, index, pieces.length > 0)
    if (piece) {
      pieces.push(piece.digits)
      international ||= piece.international === true
      index = end = piece.next
    } else if (pieces.length > 0 && index - end < 3 && isBetween(folded, cues, index)) {
      index += 1
    } else break
  }
  const [first, last] = [folded.words[start], folded.words[end - 1]]
  if (pieces.length === 0 || !first || !last) return null
  const span = { from: first.at, to: last.at + last.word.length }
  return {
    run: { digits: pieces.join(''), pieces, international, ...span },
    next: end,
  }
}

function isBetween(folded: Folded, cues: Cues, index: number): boolean {
  const word = folded.words[index]?.word
  return word !== undefined && cues.betweenDigits.has(word)
}

function readPiece(folded: Folded, cues: Cues, index: number, inside: boolean): Piece | null {
  const word = folded.words[index]?.word
  if (word === undefined) return null
  if (/^\+?\d{1,20}$/.test(word)) {
    return {
      digits: word.replace('+', ''),
      next: index + 1,
      international: word.startsWith('+'),
    }
  }
  if (cues.plus.has(word)) {
    const piece = readPiece(folded, cues, index + 1, inside)
    return piece && { ...piece, international: true }
  }
  return (
    readRepeat(folded, cues, index) ??
    readNumber(folded, cues, index) ??
    (inside ? readSoundAlike(folded, cues, index) : null)
  )
}

/** `double five`, `three times five` or `two fives`: 55. */
function readRepeat(folded: Folded, cues: Cues, index: number): Piece | null {
  const wordAt = (at: number) => folded.words[at]?.word ?? ''
  const count = cues.numbers.get(wordAt(index)) ?? 0
  const counted = cues.digitNouns.get(wordAt(index + 1))
  if (counted !== undefined && count > 1 && count <= MAX_REPEATS) {
    return { digits: String(counted).repeat(count), next: index + 2 }
  }
  const isTimes = cues.times.has(wordAt(index + 1)) && count > 1 && count <= MAX_REPEATS
  const times = isTimes ? count : cues.repeats.get(wordAt(index))
  if (times === undefined) return null
  const after = isTimes ? index + 2 : index + 1
  const digit = readPiece(
    folded,
    cues,
    cues.betweenDigits.has(wordAt(after)) ? after + 1 : after,
    false,
  )
  return digit?.digits.length === 1 ? { ...digit, digits: digit.digits.repeat(times) } : null
}

const MAX_REPEATS = 4

function readSoundAlike(folded: Folded, cues: Cues, index: number): Piece | null {
  const value = cues.soundsLikeDigit.get(folded.words[index]?.word ?? '')
  if (value === undefined || !readPiece(folded, cues, index + 1, false)) return null
  return { digits: String(value), next: index + 1 }
}

/** `forty two`: 42; `eight hundred`: 800. */
function readNumber(folded: Folded, cues: Cues, index: number): Piece | null {
  const first = cues.numbers.get(folded.words[index]?.word ?? '')
  if (first === undefined) return null
  if (first === THOUSAND) return thousands(folded, cues, { value: first, next: index + 1 })
  const small = addUp(folded, cues, { value: first, next: index + 1 })
  const times = cues.multipliers.get(folded.words[small.next]?.word ?? '')
  if (times === undefined || small.value === 0 || small.value > (times < THOUSAND ? 99 : 9)) {
    return { digits: String(small.value), next: small.next }
  }
  const big = { value: small.value * times, next: small.next + 1 }
  if (times === THOUSAND) return thousands(folded, cues, big)
  const whole = addUp(folded, cues, big)
  return { digits: String(whole.value), next: whole.next }
}

const THOUSAND = 1000

/** `two thousand six hundred seventy one`, `mil doscientos`. */
function thousands(folded: Folded, cues: Cues, count: Count): Piece {
  const hundreds = readNumber(folded, cues, count.next)
  const joins = hundreds?.digits.length === 3
  const small = addUp(folded, cues, count)
  const value = joins ? count.value + Number(hundreds.digits) : small.value
  return { digits: String(value), next: joins ? hundreds.next : small.next }
}

type Count = { value: number; next: number }

function addUp(folded: Folded, cues: Cues, count: Count): Count {
  const more = addend(folded, cues, count.next, count.value)
  return more ? addUp(folded, cues, more) : count
}

const JOINS: ReadonlySet<string> = new Set(['y', 'e', 'et', 'und'])

function addend(folded: Folded, cues: Cues, index: number, value: number): Count | null {
  const previous = folded.words[index - 1]
  if (!previous || stopsAfter(folded, previous.at + previous.word.length)) return null
  const joined = JOINS.has(folded.words[index]?.word ?? '')
  const at = joined ? index + 1 : index
  const word = folded.words[at]?.word ?? ''
  const more = cues.numbers.get(word)
  if (more === undefined || !adds(value, more, previous.word)) return null
  const total = previous.word === 'quatre' && more === 20 ? 80 : value + more
  return { value: total, next: at + 1 }
}

function stopsAfter(folded: Folded, at: number): boolean {
  return folded.text[at] !== ' '
}

/** French counts in twenties above 60 (`quatre vingt douze`), Turkish says ten two for twelve. */
function adds(value: number, more: number, lastWord: string): boolean {
  if (value >= 100 && value % 100 === 0) {
    // "Eight hundred five five five" is 800 555, but "dört yüz yedi" is 407.
    return more < 100 && (more >= 10 || (more > 0 && lastWord !== 'hundred'))
  }
  if (lastWord === 'quatre') return more === 20
  if (value % 10 !== 0 || more === 0) return false
  if (lastWord === 'soixante' || value === 80) return more < 20
  return more < 10 && (value >= 20 || TENS_THAT_ADD.has(lastWord))
}

const TENS_THAT_ADD: ReadonlySet<string> = new Set(['on', 'dix'])
