import type pg from 'pg'

/**
 * A read that PostgreSQL cancels if it takes longer, so that monitoring never blocks real work. It is sent as one
 * message, which PostgreSQL treats as one transaction, so the limit ends with it.
 */
export async function readWithin<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  withinMs: number,
  text: string,
): Promise<Row[]> {
  const limit = `SET LOCAL statement_timeout = ${Math.ceil(withinMs)}`
  const answers: unknown = await pool.query(`${limit}; ${text}`)
  const [, answer] = answers as [unknown, pg.QueryResult<Row>]
  return answer.rows
}
