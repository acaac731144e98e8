/** Groups rows by day, keeping their order. `times.day` gives each day's name. */
export function byDay<Row>(
  rows: readonly Row[],
  atOf: (row: Row) => string,
  times: { day(at: string): string },
): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = []
  for (const row of rows) {
    const day = times.day(atOf(row))
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}
