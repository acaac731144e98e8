import { guardFormula } from '../../../../src/kernel/text/spreadsheet-formula.ts'

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
  return `"${guardFormula(cell).replaceAll('"', '""')}"`
}
