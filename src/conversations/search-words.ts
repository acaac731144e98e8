/** Long enough for any word people use; a lexeme of PostgreSQL may have 2 KB. */
const LETTERS_MAX = 64
/** A long call has some hundred different words. */
const WORDS_MAX = 5_000
/** More words than a search looks for. */
export const TERMS_MAX = 8

const WORD = /[\p{L}\p{N}]+/gu
/** A number as people write it: digits with spaces, dots, dashes and brackets between them. */
export const NUMBER = /\d[\d ().\-/\u00a0]{2,}\d/g
/** Ends of a number by which people know it, besides the whole. */
const TAILS = [7, 4]

/**
 * The words by which something is found again: folded (no case, no accents), each once. A phone number is found by its
 * ten digits and by its last seven or four, however it was written. Our own tokens, because PostgreSQL's depend on the
 * locale of the server.
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

/** What to look for: the beginnings of words. Nothing but letters and digits, so none can be an operator of a query. */
export function searchTerms(query: string): string[] {
  return everyTerm(query).slice(0, TERMS_MAX)
}

/** The same, however many there are. */
export function everyTerm(query: string): string[] {
  const collapsed = query.replace(NUMBER, (number) => {
    const digits = nationalDigits(number)
    return digits.length < 4 ? number : ` ${digits} `
  })
  return [...new Set(wordsIn(collapsed))]
}

/** A number as it is found: whole, and by its ends. None for what is too short or too long for one. */
export function numberWords(number: string): string[] {
  const digits = nationalDigits(number)
  if (digits.length < 4 || digits.length > 15) return []
  return [digits, ...TAILS.map((tail) => digits.slice(-tail))]
}

function nationalDigits(number: string): string {
  return number.replace(/\D/g, '').replace(/^1(\d{10})$/, '$1')
}

/** Folded, in their order. */
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
