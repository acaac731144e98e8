/** Control characters: mails never show them, and some break mails. Tab and line feed are kept. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu
/** Overrides and embeddings reverse the text after them; plain direction marks are kept. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** Makes strangers' words safe: they cannot affect the rest of the mail. */
export function harmlessText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROLS, '')
    .replace(DIRECTIONS, '')
}

/** The same on one line, so that it cannot imitate the next line. */
export function harmlessLine(text: string): string {
  return harmlessText(text).replace(/\s+/g, ' ').trim()
}
