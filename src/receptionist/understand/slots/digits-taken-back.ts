import type { NumberWords } from '../../languages/number-words.ts'
import type { Word } from '../utterance.ts'
import type { DigitRun } from './digit-run.ts'

const WHOLE = 10
const AREA_CODE = 3
/** Fewer digits after a whole number may be a house number; callers who correct fewer say so. */
const LAST_FOUR = 4
const MAX_CORRECTING_WORDS = 4

/** "512, 843, no, 842, 2671": digits after a correction replace those before it. */
export function takeBack(
  runs: readonly DigitRun[],
  words: readonly Word[],
  names: NumberWords,
): DigitRun[] {
  const all: DigitRun[] = []
  for (const run of runs) {
    const before = all.at(-1)
    const joined = before && joinCorrected(before, run, words, names)
    if (joined) all.pop()
    all.push(joined ?? run)
  }
  return all.map(saidAgainWhole)
}

/** "2210, 757 842 2210": the corrected end, and then the whole number. */
function saidAgainWhole(run: DigitRun): DigitRun {
  const end = run.digits.slice(0, -WHOLE)
  const whole = run.digits.slice(-WHOLE)
  if (run.international || end.length < AREA_CODE || !whole.endsWith(end)) return run
  return { ...run, digits: whole, pieces: [whole] }
}

function joinCorrected(
  before: DigitRun,
  run: DigitRun,
  words: readonly Word[],
  names: NumberWords,
): DigitRun | null {
  if (before.mark || run.mark || before.international) return null
  const between = words.slice(before.range.to, run.range.from).map(({ folded }) => folded)
  const isDenial = between.length === 1 && DENIES.has(between[0] ?? '')
  const pieces = isDenial && lastOfWhole(before, run)
  if (pieces) return joined(before, run, pieces)
  const isCorrection =
    between.length <= MAX_CORRECTING_WORDS &&
    between.some((word) => names.back.has(word)) &&
    between.every((word) => [names.back, names.pause, names.link].some((some) => some.has(word)))
  // "It's 0126 not 0162": the first of the two is right.
  const isFirst = isDenial && run.digits.length === before.digits.length
  const kept = isCorrection && !isFirst ? keptBefore(before, run) : null
  return kept && joined(before, run, [...kept, ...run.pieces])
}

/** What the correction leaves of a number or a piece of one; null where it corrects something else. */
function keptBefore(before: DigitRun, run: DigitRun): readonly string[] | null {
  const { length } = run.digits
  if (before.digits.length === WHOLE) {
    const isEnd = length >= LAST_FOUR && length <= WHOLE - AREA_CODE
    return isEnd ? [before.digits.slice(0, -length)] : null
  }
  const isPiece = before.digits.length >= 2 && before.digits.length < WHOLE && length < WHOLE
  return isPiece ? before.pieces.slice(0, keptOf(before.pieces, run.pieces)) : null
}

function joined(before: DigitRun, run: DigitRun, pieces: readonly string[]): DigitRun {
  const range = { from: before.range.from, to: run.range.to }
  return { ...run, digits: pieces.join(''), pieces, range }
}

const DENIES: ReadonlySet<string> = new Set('not no nicht pas nao'.split(' '))

/** "865 555 0163, three not two" and "865 555 0162, three not two": the eleventh digit says what the last one is. */
function lastOfWhole({ digits }: DigitRun, { digits: denied }: DigitRun): string[] | null {
  const [last, meant] = digits.slice(-2)
  if (digits.length !== WHOLE + 1 || denied.length !== 1 || meant === undefined) return null
  return last === meant || last === denied ? [digits.slice(0, WHOLE - 1) + meant] : null
}

/** How many pieces stay: as many as complete a number; otherwise the new digits replace as many as they are. */
function keptOf(before: readonly string[], after: readonly string[]): number {
  const [first = '', length] = [after[0], after.join('').length]
  const counts = [before.length, ...before.map((_, index) => index).reverse()]
  const kept = (count: number) => before.slice(0, count).join('').length
  const dropped = (count: number) => before.slice(count).join('')
  const again = (count: number) =>
    dropped(count).length === length && dropped(count)[0] === first[0]
  const isWhole = (count: number) => kept(count) + length === WHOLE
  const isLocal = (count: number) => kept(count) + length === WHOLE - AREA_CODE
  const isPiece = (count: number) => dropped(count).length === first.length
  const fits = [isWhole, again, isLocal, isPiece].map((fit) => counts.find(fit))
  return fits.find((count) => count !== undefined) ?? 0
}
