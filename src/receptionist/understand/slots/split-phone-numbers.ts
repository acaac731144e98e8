import type { Chained, DigitRun } from './digit-run.ts'

const AREA_CODE = 3
const LOCAL = 6
const WHOLE = 10

/**
 * Splits consecutive numbers into runs: a phone number among them is a run of its own, and a full stop or an "and"
 * separates the others.
 */
export function splitPieces(chain: readonly Chained[]): DigitRun[] {
  const [first] = chain
  if (!first) return []
  if (first.international) return splitInternational(chain)
  const phone = isWhole(chain) ? { from: 0, to: chain.length } : phoneAmong(chain)
  if (phone === null) return splitAtLinks(chain)
  return [
    ...splitPieces(chain.slice(0, phone.from)),
    runOf(chain.slice(phone.from, phone.to)),
    ...splitPieces(chain.slice(phone.to)),
  ]
}

function runOf(pieces: readonly Chained[]): DigitRun {
  const said = pieces.map(({ digits }) => digits)
  return {
    range: { from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0 },
    digits: said.join(''),
    pieces: said,
    international: pieces[0]?.international ?? false,
    mark: null,
  }
}

/** After a plus everything is one number, up to the next plus or the end of the sentence. */
function splitInternational(chain: readonly Chained[]): DigitRun[] {
  const next = chain.findIndex(
    ({ international, gap }, at) => at > 0 && (international || gap === 'stop'),
  )
  const end = next === -1 ? chain.length : next
  const us = prefixOfUs(chain.slice(0, end)) ?? end
  return [runOf(chain.slice(0, us)), ...splitPieces(chain.slice(us))]
}

/** "+1 512 842 2671": where its eleven digits end; what follows is not part of them. */
function prefixOfUs(chain: readonly Chained[]): number | null {
  const ends = chain.findIndex((_, at) => /^1[2-9]\d{9}$/.test(digitsOf(chain.slice(0, at + 1))))
  return ends === -1 ? null : ends + 1
}

/** All of it is one phone number. */
export function isWhole(chain: readonly Chained[]): boolean {
  const digits = digitsOf(chain)
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits) || /^(?:011|00)[1-9]\d{7,14}$/.test(digits)
}

type Place = { from: number; to: number }

/** Consecutive pieces that form a phone number, preferring usual groupings. */
function phoneAmong(chain: readonly Chained[]): Place | null {
  const places = chain.flatMap((_, from) => endsOf(chain, from).map((to) => ({ from, to })))
  const grouped = places.find(({ from, to }) => isGrouped(chain.slice(from, to)))
  return (
    grouped ??
    places.find(({ from, to }) => isApart(chain, from) && isApart(chain, to)) ??
    places.find((place) => isAfterPart(chain, place)) ??
    null
  )
}

/** "Nine nine eight, five oh nine nine nine eight oh one four three": the part that was wrong, then all of it. */
function isAfterPart(chain: readonly Chained[], { from, to }: Place): boolean {
  const part = digitsOf(chain.slice(0, from))
  const isLast = to === chain.length && part.length >= AREA_CODE
  return isLast && digitsOf(chain.slice(from, to)).includes(part)
}

/** Where a phone number that begins with piece `from` may end. */
function endsOf(chain: readonly Chained[], from: number): number[] {
  const ends: number[] = []
  let length = 0
  for (let to = from + 1; to <= chain.length && length <= WHOLE; to += 1) {
    length += chain[to - 1]?.digits.length ?? 0
    if (length >= WHOLE && isWhole(chain.slice(from, to))) ends.push(to)
  }
  return ends
}

function isApart(chain: readonly Chained[], at: number): boolean {
  return at === 0 || at === chain.length || chain[at]?.gap !== 'none'
}

/** Numerals in the groups of a phone number: 512 842 2671, 5128422671, 1 512 8422671. */
function isGrouped(pieces: readonly Chained[]): boolean {
  if (!pieces.every(({ numeral }) => numeral)) return false
  const country = pieces[0]?.digits === '1' ? 1 : 0
  const ends: number[] = []
  for (const { digits } of pieces.slice(country)) ends.push((ends.at(-1) ?? 0) + digits.length)
  return ends.every(
    (end) => end === AREA_CODE || end === LOCAL || end === WHOLE || end === WHOLE + 1,
  )
}

function splitAtLinks(chain: readonly Chained[]): DigitRun[] {
  const cuts = chain.flatMap(({ gap }, at) =>
    at > 0 && (gap === 'link' || gap === 'stop') ? [at] : [],
  )
  const starts = [0, ...cuts]
  return starts.map((from, at) => runOf(chain.slice(from, starts[at + 1] ?? chain.length)))
}

function digitsOf(pieces: readonly Chained[]): string {
  return pieces.map(({ digits }) => digits).join('')
}
