import type { NumberWords } from '../../languages/number-words.ts'
import type { Word } from '../utterance.ts'
import type { DigitRun } from './digit-run.ts'

const WHOLE = 10
const AREA_CODE = 3
/** Fewer digits may be a house number; callers who correct fewer say so. */
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
  if (run.international || run.mark || end.length < AREA_CODE || !whole.endsWith(end)) return run
  return { ...run, digits: whole, pieces: [whole] }
}

function joinCorrected(
  before: DigitRun,
  run: DigitRun,
  words: readonly Word[],
  names: NumberWords,
): DigitRun | null {
  const whole = lastOfWhole(before, run, words) ?? wholeCorrected(before, run, words, names)
  if (whole) return whole
  const isPiece =
    before.digits.length >= 2 && before.digits.length < WHOLE && run.digits.length < WHOLE
  if (!isPiece || before.international || before.mark || run.mark) return null
  const between = words.slice(before.range.to, run.range.from).map(({ folded }) => folded)
  if (between.length > MAX_CORRECTING_WORDS || !between.some((word) => names.back.has(word)))
    return null
  // "It's 0126 not 0162": the first of the two is right.
  if (
    between.length === 1 &&
    DENIES.has(between[0] ?? '') &&
    run.digits.length === before.digits.length
  )
    return null
  const isOnly = between.every(
    (word) => names.back.has(word) || names.pause.has(word) || names.link.has(word),
  )
  if (!isOnly) return null
  const kept = keptOf(before.pieces, run.pieces)
  const pieces = [...before.pieces.slice(0, kept), ...run.pieces]
  return {
    ...run,
    digits: pieces.join(''),
    pieces,
    range: { from: before.range.from, to: run.range.to },
  }
}

const DENIES: ReadonlySet<string> = new Set('not no nicht pas nao'.split(' '))

/** "865 555 0163, three not two" and "865 555 0162, three not two": the eleventh digit says what the last one is. */
function lastOfWhole(before: DigitRun, run: DigitRun, words: readonly Word[]): DigitRun | null {
  const between = words.slice(before.range.to, run.range.from)
  const isDenied = between.length === 1 && DENIES.has(between[0]?.folded ?? '')
  const isOne = run.digits.length === 1 && before.digits.length === WHOLE + 1
  if (!isDenied || !isOne || before.mark || run.mark || before.international) return null
  const [last, meant] = before.digits.slice(-2)
  if (meant === undefined || (last !== meant && last !== run.digits)) return null
  const digits = before.digits.slice(0, WHOLE - 1) + meant
  return { ...run, digits, pieces: [digits], range: { from: before.range.from, to: run.range.to } }
}

/** "912 555 0148, no, sorry, 0184": replaces the end of a complete number. */
function wholeCorrected(
  before: DigitRun,
  run: DigitRun,
  words: readonly Word[],
  names: NumberWords,
): DigitRun | null {
  const { length } = run.digits
  if (before.digits.length !== WHOLE || before.mark || run.mark || length < LAST_FOUR || length > 7)
    return null
  const between = words.slice(before.range.to, run.range.from).map(({ folded }) => folded)
  const isBack = between.some((word) => names.back.has(word))
  if (!isBack || between.length > MAX_CORRECTING_WORDS) return null
  const digits = before.digits.slice(0, -length) + run.digits
  return { ...run, digits, pieces: [digits], range: { from: before.range.from, to: run.range.to } }
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
