/** Rows under their days, in the order they come in; a day is named as `times` words it. */
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
