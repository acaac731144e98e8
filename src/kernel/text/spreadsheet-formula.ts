/** Characters that make a spreadsheet treat a cell as a formula, or start a new cell; full-width forms too. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe, so that it stays text. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Reverses `guardFormula`. */
export function unguardFormula(text: string): string {
  const bare = text.slice(1)
  return text.startsWith("'") && FORMULA.test(bare) ? bare : text
}
