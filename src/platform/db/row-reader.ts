import { ROW_TYPES } from './row-types.ts'

export type Column = { name: string; dataTypeID: number }
/** Makes an object of a row's columns, as text. */
export type ReadRow = (columns: readonly (string | null)[]) => object

/** The same columns have the same reader on every connection: what is read by one has one shape. */
const known = new Map<string, ReadRow>()

export function rowReader(columns: readonly Column[]): ReadRow {
  const signature = columns.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).join()
  const reader = known.get(signature) ?? makeReader(columns)
  known.set(signature, reader)
  return reader
}

function makeReader(columns: readonly Column[]): ReadRow {
  const names = columns.map(({ name }) => name)
  const parsers = columns.map(({ dataTypeID }) => ROW_TYPES.getTypeParser(dataTypeID, 'text'))
  const empty = Object.fromEntries(names.map((name) => [name, null]))
  return (texts) => {
    const row: Record<string, unknown> = { ...empty }
    for (let index = 0; index < names.length; index += 1) {
      const text = texts[index]
      if (text != null) row[names[index] as string] = parsers[index](text)
    }
    return row
  }
}
