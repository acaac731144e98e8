/** Makes a spreadsheet read a cell as a formula, or start one in the next cell; includes full-width forms. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Puts an apostrophe before text that a spreadsheet would evaluate, so that it stays text. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Reverses `guardFormula`. */
export function unguardFormula(text: string): string {
  const bare = text.slice(1)
  return text.startsWith("'") && FORMULA.test(bare) ? bare : text
}
