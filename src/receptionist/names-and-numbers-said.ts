import { LANGUAGES, type Language } from '../kernel/languages.ts'
import { pattern } from '../kernel/text/pattern.ts'
import { dayWords } from './facts/day-words.ts'
import { asAmount } from './understand/slots/amount-in-thousands.ts'
import { plainAmounts } from './understand/slots/plain-amounts.ts'
import { digitRuns } from './understand/slots/spoken-digits.ts'
import { foldWord, MAX_HEARD_CHARS, readUtterance, type Utterance } from './understand/utterance.ts'

/** The words and numbers that were said, for looking up names and numbers. */
export type Source = { words: ReadonlySet<string>; numbers: ReadonlySet<string>; digits: string }

/** `texts`: one per turn or sentence; their numbers are read in each of `languages`. */
export function sourceOf(
  texts: readonly string[],
  languages: readonly Language[] = LANGUAGES,
): Source {
  const pieces = texts.flatMap((text) => text.match(PIECE) ?? [])
  const runs = pieces.flatMap((piece) => numbersIn(piece.replace(IS, '$1'), undefined, languages))
  return {
    words: new Set(pieces.flatMap((piece) => [...wordsIn(piece), ...ownersIn(piece)])),
    numbers: new Set(runs),
    digits: runs.join(' '),
  }
}

/** "After four's best". */
const IS = /(\p{L})['’]s(?!\p{L})/gu

const PIECE = new RegExp(`[^]{1,${MAX_HEARD_CHARS}}`, 'g')

/** Whether every number and every name in `text` was said. */
export function isGrounded(text: string, source: Source, language: Language = 'en'): boolean {
  const isWritten = /(?<!\d)1(?!\d)/.test(text)
  const amounts = Array.from(text.matchAll(CENTS), ([, whole = '', cents = '']) => ({
    whole,
    cents,
  }))
  // "Un", "ein" and "one" are seldom a count.
  const numbers = numbersIn(text.replace(CENTS, ''), language).filter(
    (one) => one !== '1' || isWritten,
  )
  return (
    amounts.every((one) => isAmountSaid(one, source)) &&
    numbers.every(
      (one) => source.numbers.has(one) || (one.length > 3 && source.digits.includes(one)),
    ) &&
    namesIn(text, language).every((name) => isNamed(name, source))
  )
}

const CENTS = /[$€£](\d+)[.,](?!00)(\d\d)(?!\d)/g

/** "$5.25" is said as "five twenty five", or as "five dollars and twenty five cents". */
function isAmountSaid({ whole, cents }: { whole: string; cents: string }, { numbers }: Source) {
  return numbers.has(whole + cents) || (numbers.has(whole) && numbers.has(cents))
}

/** "Ana's" matches Ana; "New Year's" also matches unchanged. */
function isNamed(name: string, { words }: Source): boolean {
  const parts = (whole: string) => whole.split('-').map(foldWord).filter(Boolean)
  return [name, name.replace(/['’]s$/, '')].some(
    (one) => words.has(foldWord(one)) || parts(one).every((part) => words.has(part)),
  )
}

/** Numbers of three or more digits in a text that nobody said. */
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

/**
 * Numbers as digits, written or in words. `language` is the language of a text being checked; without it, any of
 * `known` is tried.
 */
function numbersIn(
  text: string,
  language?: Language,
  known: readonly Language[] = LANGUAGES,
): string[] {
  const plain = plainAmounts(text.replace(/(\d)\.(?=\d{3}\b)/g, '$1'))
  const utterance = readUtterance(plain)
  const languages = language ? [language] : known
  const read = languages.flatMap((one) => digitRuns(utterance, one))
  const runs = read.map(({ digits }) => digits)
  const all = language
    ? [...runs, ...ordinalsIn(utterance, [language]).filter((one) => Number(one) > FEWEST)]
    : [
        ...runs,
        ...read.map((run) => asAmount(run).digits),
        ...(plain.match(/\d+/g) ?? []),
        ...ordinalsIn(utterance, known),
      ]
  return [
    ...new Set(
      all.filter((digits) => digits !== '').map((digits) => digits.replace(/^0+(?=\d)/, '')),
    ),
  ]
}

/** "First" and "second" are mostly not used as numbers. */
const FEWEST = 3

/** "Am neunzehnten", "der neunzehnte" is the 19th. */
function ordinalsIn({ words }: Utterance, languages: readonly Language[]): string[] {
  return languages.flatMap((language) => {
    const { ordinal } = dayWords(language)
    return words.flatMap(({ folded }) =>
      String(ordinal.get(folded) ?? ordinal.get(`${folded}n`) ?? ''),
    )
  })
}

/** Capitalised words not at the start of a sentence; in German without those that look like ordinary nouns. */
function namesIn(text: string, language: Language): string[] {
  const found = text.matchAll(/(?<![.!?:]\s|^\s*)(?<=\s["'(]?)\p{Lu}[\p{L}'’-]+/gu)
  return Array.from(found)
    .filter(({ index }) => language !== 'de' || !isGermanNoun(text, index))
    .map(([name]) => name)
    .filter((name) => !COMMON.has(foldWord(name.replace(/['’]s$/, ''))))
}

const ARTICLE = new RegExp(
  pattern`
    (?<!\p{L})(?:der|die|das|den|dem|des|ein\p{L}{0,2}|kein\p{L}{0,2}|[mds]ein\p{L}{0,2}|
    ihr\p{L}{0,2}|unser\p{L}{0,2}|dies\p{L}{0,2}|jed\p{L}{0,2}|all\p{L}{0,2}|im|am|ins|ans|zum|
    zur|beim|vom|aufs|fürs|\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) (?:\p{Ll}+ )?$`,
  'iu',
)
const NOUN = new RegExp(
  pattern`
    ^\p{L}+(?:ung|ungen|heit|keit|schaft|tion|tionen|tät|nis|ling|chen|lein|ment|ismus|arbeit|
    zeit|geld|preis|kosten|termin|frage|fragen)s?(?!\p{L})`,
  'u',
)

function isGermanNoun(text: string, at: number): boolean {
  return ARTICLE.test(text.slice(Math.max(0, at - 40), at)) || NOUN.test(text.slice(at))
}

/** Capitalised words that are not names. */
const COMMON = new Set(
  `i im id ill ive monday tuesday wednesday thursday friday saturday sunday january february march
  april may june july august september october november december english spanish portuguese french
  turkish russian german ai mr mrs ms dr`.split(/\s+/),
)

/** The Brenda in "Brenda's out". */
function ownersIn(text: string): string[] {
  return Array.from(text.matchAll(/(\p{Lu}[\p{L}-]+)['’]s(?!\p{L})/gu), ([, name = '']) =>
    foldWord(name),
  )
}

function wordsIn(text: string): string[] {
  return readUtterance(text).words.map(({ folded }) => folded)
}
