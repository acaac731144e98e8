import type { Cues } from './cues/cues.ts'
import type { Folded, Span } from './folded.ts'

/** Digits said in one go: `five five five, oh one two three` or `555-0123`. */
export type DigitRun = Span & { digits: string; international: boolean }

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
  return runs
}

type Piece = { digits: string; next: number; international?: boolean }

function readRun(
  folded: Folded,
  cues: Cues,
  start: number,
): { run: DigitRun; next: number } | null {
  let digits = ''
  let international = false
  let index = start
  let end = start
  while (true) {
    const piece = readPiece(folded, cues, index, digits !== '')
    if (piece) {
      digits += piece.digits
      international ||= piece.international === true
      index = end = piece.next
    } else if (digits !== '' && index - end < 3 && isBetween(folded, cues, index)) {
      index += 1
    } else break
  }
  const [first, last] = [folded.words[start], folded.words[end - 1]]
  if (digits === '' || !first || !last) return null
  return {
    run: { digits, international, from: first.at, to: last.at + last.word.length },
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
  if (word === 'plus') {
    const piece = readPiece(folded, cues, index + 1, inside)
    return piece && { ...piece, international: true }
  }
  return (
    readRepeat(folded, cues, index) ??
    readNumber(folded, cues, index) ??
    (inside ? readSoundAlike(folded, cues, index) : null)
  )
}

/** `double five`: 55. */
function readRepeat(folded: Folded, cues: Cues, index: number): Piece | null {
  const times = cues.repeats.get(folded.words[index]?.word ?? '')
  if (times === undefined) return null
  const digit = readPiece(folded, cues, index + 1, false)
  return digit?.digits.length === 1 ? { ...digit, digits: digit.digits.repeat(times) } : null
}

function readSoundAlike(folded: Folded, cues: Cues, index: number): Piece | null {
  const value = cues.soundsLikeDigit.get(folded.words[index]?.word ?? '')
  if (value === undefined || !readPiece(folded, cues, index + 1, false)) return null
  return { digits: String(value), next: index + 1 }
}

/** `forty two`: 42; `eight hundred`: 800. */
function readNumber(folded: Folded, cues: Cues, index: number): Piece | null {
  const first = cues.numbers.get(folded.words[index]?.word ?? '')
  if (first === undefined) return null
  const small = addUp(folded, cues, { value: first, next: index + 1 })
  const times = cues.multipliers.get(folded.words[small.next]?.word ?? '')
  if (times === undefined || small.value === 0 || small.value > 99) {
    return { digits: String(small.value), next: small.next }
  }
  const big = addUp(folded, cues, { value: small.value * times, next: small.next + 1 })
  return { digits: String(big.value), next: big.next }
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
