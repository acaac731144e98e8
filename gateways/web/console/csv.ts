/** What makes a spreadsheet take a cell for a formula, or lets one begin in the next cell; full-width forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** The mark by which Excel knows UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * One row by RFC 4180. Text is always quoted, and text that a spreadsheet would reckon with has an apostrophe before
 * it, so that it stays text; numbers stand as they are.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
