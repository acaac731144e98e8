/** What makes a spreadsheet take a cell for a formula, or lets one begin in the next cell; full-width forms too. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Text that a spreadsheet would reckon with gets an apostrophe before it, so that it stays text. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text as it was before `guardFormula`. */
export function unguardFormula(text: string): string {
  const bare = text.slice(1)
  return text.startsWith("'") && FORMULA.test(bare) ? bare : text
}
