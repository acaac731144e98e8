import { parse } from 'csv-parse/sync'
import type { ContactMark } from '../../../prisma/generated/client/enums.ts'
import { unguardFormula } from '../../kernel/text/spreadsheet-formula.ts'
import { addRow, type ReadFile } from './file-rows.ts'

/** Column names, ours and those of other exports. */
const COLUMNS = {
  name: ['name', 'full name', 'display name'],
  given: ['first name', 'given name'],
  family: ['last name', 'family name', 'surname'],
  business: ['company', 'organization', 'organization name'],
  notes: ['notes', 'note'],
  mark: ['mark'],
} as const
type Column = keyof typeof COLUMNS
type Columns = { phones: number[]; at: Map<Column, number> }
type Record = { line: number; cells: string[] }

/** A phone column: "Phone", "Mobile Phone", "Home Phone 2", "Phone 2 - Value"; not "Phone 2 - Type" or a fax. */
const PHONE_COLUMN = /^((.+ )?phone( number)?( \d+)?( - value)?|telephone|number|mobile)$/

/** Several numbers in one cell, as Google exports them. */
const BETWEEN_NUMBERS = ' ::: '
const MARKS: { [word: string]: ContactMark | null } = { '': null, vip: 'vip', blocked: 'blocked' }

/** Reads a table with a header, separated by commas, semicolons or tabs: one contact for each number. */
export function readCsv(text: string): ReadFile {
  const file: ReadFile = { rows: [], problems: [], withoutNumber: 0 }
  const [header, ...records] = recordsIn(text.replace(/\r\n?/g, '\n'), file)
  const columns = columnsOf(header?.cells ?? [])
  if (columns.phones.length === 0) {
    const message = 'needs a header with a column Phone (and Name, Notes, Mark)'
    return { ...file, rows: [], problems: [{ line: header?.line ?? 1, message }] }
  }
  for (const record of records) readRecord(file, columns, record)
  return file
}

function readRecord(file: ReadFile, { phones, at }: Columns, { line, cells }: Record): void {
  const cellAt = (column: number) => unguardFormula(cells[column] ?? '')
  const cell = (column: Column) => cellAt(at.get(column) ?? cells.length)
  const said = phones.flatMap((column) => cellAt(column).split(BETWEEN_NUMBERS))
  // Outlook repeats the primary number.
  const numbers = new Set(said.map((number) => number.trim()).filter(Boolean))
  const person = [cell('given'), cell('family')].filter(Boolean).join(' ')
  const name = cell('name') || person || cell('business')
  const mark = MARKS[cell('mark').trim().toLowerCase()]
  if (mark === undefined) {
    file.problems.push({ line, message: 'the mark is not VIP, Blocked or empty' })
    return
  }
  if (numbers.size === 0) file.withoutNumber += 1
  for (const phone of numbers) addRow(file, { line, phone, name, notes: cell('notes'), mark })
}

/** With the line number of each row. An unclosed quote swallows the rest of the file. */
function recordsIn(text: string, { problems }: ReadFile): Record[] {
  let isOpen = false
  const parsed = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: () => {
      isOpen = true
      return undefined
    },
  }) as unknown as { record: string[]; info: { lines: number } }[]
  if (isOpen) {
    const line = (parsed.at(-1)?.info.lines ?? 0) + 1
    problems.push({ line, message: 'a quote is opened here and not closed' })
  }
  return parsed.map(({ record, info }) => ({
    line: info.lines - record.join('').split('\n').length + 1,
    cells: record,
  }))
}

function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1)
  const found = [',', ';', '\t'].map((mark) => [mark, header.split(mark).length] as const)
  return found.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ','
}

function columnsOf(header: readonly string[]): Columns {
  const named = header.map((cell) => cell.trim().toLowerCase())
  const found = Object.entries(COLUMNS).flatMap(([column, names]) => {
    const at = named.findIndex((name) => (names as readonly string[]).includes(name))
    return at === -1 ? [] : [[column as Column, at] as const]
  })
  const phones = named.flatMap((name, at) => (PHONE_COLUMN.test(name) ? [at] : []))
  return { phones, at: new Map(found) }
}
