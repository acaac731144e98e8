import type { Word } from '../utterance.ts'
import type { DigitRun, Mark } from './digit-run.ts'

const TIME = /^\d{1,2}:\d{2}(?:[ap]m?)?$|^\d{1,2}(?:[ap]m|h\d{0,2}|uhr)$/
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th|er|º|ª|o|a)$/
const DECIMAL = /^\d+\.\d+$/
const DATE = /^\d{1,4}(?:\.\d{1,2}){2}(?:\.\d{2,4})?$|^\d{1,2}\.\d{1,2}\.\d{4}$/
const LETTERED = /^(?:\d+[a-z]|[a-z]\d+|\d+(?:k|x\d+))$/

/** A numeral whose signs show that it is no phone number: `$1,500`, `5:30`, `3rd`, `50%`, `24/7`, `#12`. */
export function readMarked(
  words: readonly Word[],
  at: number,
  source: string | null,
): DigitRun | null {
  const word = words[at]
  if (!word || !/\d/.test(word.folded)) return null
  const mark = markOf(word.folded)
  if (mark) return run(words, at, mark === 'price' ? endOfGroups(words, at) : at + 1, mark)
  if (source === null || !/^\d+$/.test(word.folded)) return null
  if (source[word.end] === '%') return run(words, at, at + 1, 'amount')
  return /^\/\d/.test(source.slice(word.end, word.end + 2))
    ? run(words, at, endOfSlashes(words, at, source), 'date')
    : null
}

function markOf(word: string): Mark | null {
  if (/^[$€£]\d|^\d[\d.]*[$€£]$/.test(word)) return 'price'
  if (/^#\d/.test(word)) return 'code'
  if (TIME.test(word)) return 'time'
  if (ORDINAL.test(word)) return 'ordinal'
  if (DECIMAL.test(word)) return 'amount'
  if (DATE.test(word)) return 'date'
  return LETTERED.test(word) ? 'code' : null
}

/** `$1,500` arrives as `$1` and `500`. */
function endOfGroups(words: readonly Word[], at: number): number {
  let to = at + 1
  while (
    /^\d{3}$/.test(words[to]?.folded ?? '') &&
    words[to - 1]?.end === (words[to]?.start ?? 0) - 1
  )
    to += 1
  return to
}

function endOfSlashes(words: readonly Word[], at: number, source: string): number {
  let to = at + 1
  while (source[words[to - 1]?.end ?? -1] === '/' && /^\d/.test(words[to]?.folded ?? '')) to += 1
  return to
}

function run(words: readonly Word[], from: number, to: number, mark: Mark): DigitRun {
  const digits = words.slice(from, to).map(({ folded }) => folded.replace(/\D/g, ''))
  return {
    range: { from, to },
    digits: digits.join(''),
    pieces: digits,
    international: false,
    mark,
  }
}
