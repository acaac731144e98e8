/** JSON with `--json`, else a table. */
export type PrintOut = (rows: Record<string, unknown>[] | Record<string, unknown>) => void

export function createPrintOut(json: boolean): PrintOut {
  return (rows) => {
    process.stdout.write(json ? `${JSON.stringify(rows, null, 2)}\n` : `${table(rows)}\n`)
  }
}

/** Column names in the first line; `(none)` for no rows. */
export function table(rows: Record<string, unknown>[] | Record<string, unknown>): string {
  if (!Array.isArray(rows)) {
    const width = Math.max(...Object.keys(rows).map(({ length }) => length))
    return Object.entries(rows)
      .map(([name, value]) => `${name.padEnd(width)}  ${cell(value)}`)
      .join('\n')
  }
  const [first] = rows
  if (!first) return '(none)'
  const names = Object.keys(first)
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))]
  const widths = names.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '-'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
