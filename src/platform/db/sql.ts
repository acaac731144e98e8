import type pg from 'pg'
import { PreparedQuery, Statement } from './prepared-query.ts'
import { ROW_TYPES } from './row-types.ts'

/** A prepared statement: named, and planned once per connection. For hot paths, where Prisma is too slow. */
export type Prepared<Row, Values extends unknown[]> = (
  pool: pg.Pool,
  ...values: Values
) => Promise<Row[]>

type Options = { isBrief?: true }

/**
 * `name` must be unique in the program: PostgreSQL identifies the statement by it. `isBrief` is for reads by an index
 * of a few rows: on a busy pool they may wait behind each other on one connection.
 */
export function prepareSql<Row extends pg.QueryResultRow, Values extends unknown[]>(
  name: string,
  text: string,
  { isBrief }: Options = {},
): Prepared<Row, Values> {
  const statement = new Statement(name, text, isBrief)
  return async (pool, ...values) => {
    if (unnamed.has(pool)) {
      return (await pool.query<Row>({ text, values, types: ROW_TYPES })).rows
    }
    try {
      // A pool's promise gives what the query's callback gets, which the types do not know.
      return (await pool.query(new PreparedQuery(statement, values))) as unknown as Row[]
    } catch (error) {
      // As `pg` does it: its own stack leads to the reader of the socket, not to who asked.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}

const unnamed = new WeakSet<pg.Pool>()

/**
 * For a pool whose connections may reach another server process at each transaction (PgBouncer's transaction mode),
 * where a statement prepared by name would be missing.
 */
export function withoutNames(pool: pg.Pool): void {
  unnamed.add(pool)
}
