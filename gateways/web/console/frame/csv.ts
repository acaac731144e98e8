import { guardFormula } from '../../../../src/kernel/text/spreadsheet-formula.ts'

/** The byte order mark by which Excel recognizes UTF-8. */
export const CSV_START = '\uFEFF'

/**
 * One row per RFC 4180. Text is always quoted. Text that a spreadsheet would run as a formula gets an apostrophe in
 * front, so that it stays text. Numbers are written unquoted.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  return `"${guardFormula(cell).replaceAll('"', '""')}"`
}
