import pg from 'pg'
import { PreparedQuery } from './prepared-query.ts'

/**
 * A pool with a shorter way for prepared statements. For each query `pg-pool` listens to the connection and makes three
 * promises; but a connection that breaks fails the query in hand, so its callback is enough.
 */
export class Pool extends pg.Pool {
  override query(...asked: never[]): never {
    const [query] = asked as unknown[]
    if (!(query instanceof PreparedQuery)) return super.query(...(asked as [never])) as never
    return new Promise((resolve, reject) => {
      this.connect((error, client, release) => {
        if (!client) return reject(error)
        query.callback = (failure, rows) => {
          // After a failure the connection is not used again.
          release(failure ?? undefined)
          if (failure) reject(failure)
          else resolve(rows)
        }
        client.query(query)
      })
    }) as never
  }
}
