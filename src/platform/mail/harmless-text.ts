/** Nothing that a mail shows, and some of it breaks mails; tab and line feed are text. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu
/** Overrides and embeddings turn the text behind them around; plain marks of direction stay. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** What strangers said, as text that cannot reach beyond its place in a mail. */
export function harmlessText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROLS, '')
    .replace(DIRECTIONS, '')
}

/** The same on one line, so that it cannot pretend to be the next. */
export function harmlessLine(text: string): string {
  return harmlessText(text).replace(/\s+/g, ' ').trim()
}
