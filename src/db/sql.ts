import type pg from 'pg'

/** A prepared read: one named statement, planned once a connection. For the hot paths, where Prisma costs too much. */
export type Read<Row, Values extends unknown[]> = (
  pool: pg.Pool,
  ...values: Values
) => Promise<Row[]>

/** `name` must be unique in the program: PostgreSQL knows the statement by it. */
export function prepareRead<Row extends pg.QueryResultRow, Values extends unknown[]>(
  name: string,
  text: string,
): Read<Row, Values> {
  return async (pool, ...values) => (await pool.query<Row>({ name, text, values })).rows
}
