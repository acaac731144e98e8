import type pg from 'pg'

/**
 * A read that PostgreSQL itself ends when it takes longer, so that what only looks never holds up what works.
 * Sent as one message, which PostgreSQL takes for one transaction: the limit goes with it, however it ends.
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
