import { LANGUAGES } from './languages.ts'
import { plainAmounts } from './receptionist/understand/slots/plain-amounts.ts'
import { digitRuns } from './receptionist/understand/slots/spoken-digits.ts'
import { foldWord, MAX_HEARD_CHARS, readUtterance } from './receptionist/understand/utterance.ts'

/** What was said, as names and numbers are looked up in it. */
export type Source = { words: ReadonlySet<string>; numbers: ReadonlySet<string>; digits: string }

/** `texts`: one a turn or sentence, in whatever languages. */
export function sourceOf(texts: readonly string[]): Source {
  const pieces = texts.flatMap((text) => text.match(PIECE) ?? [])
  const runs = pieces.flatMap((piece) => numbersIn(piece))
  return {
    words: new Set(pieces.flatMap(wordsIn)),
    numbers: new Set(runs),
    digits: runs.join(' '),
  }
}

const PIECE = new RegExp(`[^]{1,${MAX_HEARD_CHARS}}`, 'g')

/** Whether every number in `text`, and every name in it, was said. */
export function isGrounded(text: string, source: Source): boolean {
  const numbers = numbersIn(text, true)
  return (
    numbers.every(
      (one) => source.numbers.has(one) || (one.length > 3 && source.digits.includes(one)),
    ) && namesIn(text).every((name) => source.words.has(name))
  )
}

/** The numbers of three or more figures in a text that nobody said. */
export function numbersNotSaid(text: string, { numbers, digits }: Source): string[] {
  const written = text.replace(/(\d)[,.](?=\d{3}\b)/g, '$1').match(/\d{3,}/g) ?? []
  const joined = digits.replaceAll(' ', '')
  return written.filter((one) => !numbers.has(one) && !joined.includes(one))
}

/** Whether every word of `text` was said. */
export function isQuoted(text: string, { words }: Source): boolean {
  const said = wordsIn(text)
  return said.length > 0 && said.every((word) => words.has(word))
}

/** As digits, whether written or said in words. `inEnglish`: what a model writes for the owner. */
function numbersIn(text: string, inEnglish = false): string[] {
  const plain = plainAmounts(text.replace(/(\d)\.(?=\d{3}\b)/g, '$1'))
  const utterance = readUtterance(plain)
  const languages = inEnglish ? (['en'] as const) : LANGUAGES
  const runs = languages.flatMap((language) => digitRuns(utterance, language))
  const written = plain.match(/\d+/g) ?? []
  const all = [...runs.map(({ digits }) => digits), ...(inEnglish ? [] : written)]
  return [
    ...new Set(
      all.filter((digits) => digits !== '').map((digits) => digits.replace(/^0+(?=\d)/, '')),
    ),
  ]
}

/** Capitalised words but those that begin a sentence. */
function namesIn(text: string): string[] {
  const found = text.matchAll(/(?<![.!?:]\s|^\s*)(?<=\s["'(]?)\p{Lu}[\p{L}'’-]+/gu)
  return Array.from(found, ([name]) => foldWord(name.replace(/['’]s$/, ''))).filter(
    (name) => !COMMON.has(name),
  )
}

/** Written with a capital, and no name. */
const COMMON = new Set(
  `i im id ill ive monday tuesday wednesday thursday friday saturday sunday january february march april may june july
august september october november december english spanish portuguese french turkish russian german ai mr mrs ms dr`.split(
    /\s+/,
  ),
)

function wordsIn(text: string): string[] {
  return readUtterance(text).words.map(({ folded }) => folded)
}
