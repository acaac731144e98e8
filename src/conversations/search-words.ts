/** Longer than any real word; a PostgreSQL lexeme may have 2 KB. */
const LETTERS_MAX = 64
/** A long call has some hundred different words. */
const WORDS_MAX = 5_000
/** The most terms of a search. */
export const TERMS_MAX = 8

const WORD = /[\p{L}\p{N}]+/gu
/** A number as people write it: digits with spaces, dots, dashes and brackets. */
export const NUMBER = /\d[\d ().\-/\u00a0]{2,}\d/g
/** Ends of a number by which people know it. */
const TAILS = [7, 4]

/**
 * The search tokens of a text: folded (no case, no accents), each once. A phone number is found by its ten digits and
 * by its last seven or four, in any format. These are our own tokens, because PostgreSQL's depend on the server's
 * locale.
 */
export function searchWords(...texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    for (const number of text?.match(NUMBER) ?? []) {
      for (const word of numberWords(number)) words.add(word)
    }
    for (const word of wordsIn(text ?? '')) words.add(word)
  }
  return [...words].slice(0, WORDS_MAX)
}

/** Search terms: beginnings of words. Only letters and digits, so none can be a query operator. */
export function searchTerms(query: string): string[] {
  return everyTerm(query).slice(0, TERMS_MAX)
}

/** The same, without a limit on their number. */
export function everyTerm(query: string): string[] {
  const collapsed = query.replace(NUMBER, (number) => {
    const digits = nationalDigits(number)
    return digits.length < 4 ? number : ` ${digits} `
  })
  return [...new Set(wordsIn(collapsed))]
}

/** A number's tokens: whole, and by its ends. None if it is too short or too long. */
export function numberWords(number: string): string[] {
  const digits = nationalDigits(number)
  if (digits.length < 4 || digits.length > 15) return []
  return [digits, ...TAILS.map((tail) => digits.slice(-tail))]
}

function nationalDigits(number: string): string {
  return number.replace(/\D/g, '').replace(/^1(\d{10})$/, '$1')
}

/** Folded, in order. */
export function wordsIn(text: string): string[] {
  return (foldText(text).match(WORD) ?? []).map((word) => word.slice(0, LETTERS_MAX))
}

/** Without case and accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
