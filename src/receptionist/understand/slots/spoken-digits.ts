import type { Language } from '../../../kernel/languages.ts'
import { type NumberWords, numberWords } from '../../languages/number-words.ts'
import type { Utterance, Word } from '../utterance.ts'
import type { Chained, DigitRun, Gap } from './digit-run.ts'
import { takeBack } from './digits-taken-back.ts'
import { readMarked } from './numeral-that-is-no-phone.ts'
import { isWhole, splitPieces } from './split-phone-numbers.ts'
import { type Piece, readPiece, readSoundAlike } from './spoken-number.ts'

/** Every run of digits, in order; digits after a correction in mid-number have replaced those before it. */
export function digitRuns({ words, source }: Utterance, language: Language): DigitRun[] {
  const names = numberWords(language)
  const runs: DigitRun[] = []
  for (let at = 0; at < words.length; ) {
    const marked = readMarked(words, at, source)
    const chain = marked ? [] : chainAt(words, at, names)
    if (marked) runs.push(marked)
    else runs.push(...splitPieces(chain))
    at = marked?.range.to ?? chain.at(-1)?.to ?? at + 1
  }
  return takeBack(runs, words, names)
}

/**
 * "Cinco veinte ocho cuarenta y dos once setenta y ocho" has ten digits where "veinte ocho" is 208; without the "y" it
 * is otherwise read as 28.
 */
function chainAt(words: readonly Word[], at: number, names: NumberWords): Chained[] {
  const chain = readChain(words, at, names)
  if (names.joinsTens !== 'always' || isWhole(chain)) return chain
  const apart = readChain(words, at, { ...names, tensStandApart: true })
  return isWhole(apart) ? apart : chain
}

const MAX_BETWEEN = 3

function readChain(words: readonly Word[], start: number, names: NumberWords): Chained[] {
  const chain: Chained[] = []
  let at = start
  while (at < words.length) {
    const last = chain.at(-1)
    const piece = readMarked(words, at, null) ? null : nextPiece(words, at, names, chain)
    if (piece) chain.push({ ...piece, gap: last ? gapBetween(words, last.to, at, names) : 'none' })
    else if (!last || at - last.to >= MAX_BETWEEN || !isBetween(words[at], names)) break
    at = piece?.to ?? at + 1
  }
  return withoutSigh(chain, words, names)
}

function nextPiece(
  words: readonly Word[],
  at: number,
  names: NumberWords,
  chain: readonly Chained[],
): Piece | null {
  return (
    readPiece(words, at, names) ?? (isAmidDigits(chain) ? readSoundAlike(words, at, names) : null)
  )
}

/** "From three to five" is not 325: two single digits must come before. */
function isAmidDigits(chain: readonly Chained[]): boolean {
  return (
    chain.length >= 2 &&
    chain.slice(-2).every(({ digits, numeral }) => digits.length === 1 && !numeral)
  )
}

function isBetween(word: Word | undefined, names: NumberWords): boolean {
  return word !== undefined && (names.pause.has(word.folded) || names.link.has(word.folded))
}

function gapBetween(words: readonly Word[], from: number, to: number, names: NumberWords): Gap {
  const between = words.slice(from, to)
  const stops = [words[from - 1], ...between].map((word) => word?.stop ?? '')
  if (stops.some((stop) => stop === '.' || stop === '?')) return 'stop'
  if (between.some(({ folded }) => names.link.has(folded))) return 'link'
  return between.length > 0 || stops.includes(',') ? 'pause' : 'none'
}

/** "Oh, 512 …": an "oh" before a pause, or before ten digits, is not a zero. */
function withoutSigh(chain: Chained[], words: readonly Word[], names: NumberWords): Chained[] {
  const [first, second] = chain
  if (!first || !names.maybe.has(words[first.from]?.folded ?? '')) return chain
  const rest = chain.slice(1).reduce((sum, { digits }) => sum + digits.length, 0)
  if (second && second.gap === 'none' && rest !== WHOLE) return chain
  return chain.slice(1).map((piece, at) => (at === 0 ? { ...piece, gap: 'none' } : piece))
}

const WHOLE = 10
