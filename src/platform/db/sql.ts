import type pg from 'pg'
import { ROW_TYPES } from './row-types.ts'

/** A prepared statement: named, planned once a connection. For the hot paths, where Prisma costs too much. */
export type Prepared<Row, Values extends unknown[]> = (
  pool: pg.Pool,
  ...values: Values
) => Promise<Row[]>

/** `name` must be unique in the program: PostgreSQL knows the statement by it. */
export function prepareSql<Row extends pg.QueryResultRow, Values extends unknown[]>(
  name: string,
  text: string,
): Prepared<Row, Values> {
  return async (pool, ...values) => {
    const types = ROW_TYPES
    const named = unnamed.has(pool) ? { text, values, types } : { name, text, values, types }
    return (await pool.query<Row>(named)).rows
  }
}

const unnamed = new WeakSet<pg.Pool>()

/**
 * For a pool whose connections reach another server process at each transaction (PgBouncer's
 * transaction mode): what was prepared by name in one is not there in the next.
 */
export function withoutNames(pool: pg.Pool): void {
  unnamed.add(pool)
}
