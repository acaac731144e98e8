import type pg from 'pg'
import { HeardClient } from './heard-client.ts'

/**
 * A client that closes its connection when a query gets no answer within `limitMs`: every query on it then fails.
 * It does the same as `query_timeout` of `pg`, which starts a timer for each query. Such a timer keeps the query's rows
 * alive past the next collection of young objects, and each row was moved among the old ones (docs/performance.md §6).
 */
export function answeredWithin(limitMs: number): typeof HeardClient {
  return class AnsweredClient extends HeardClient {
    #askedAtMs: number | undefined
    #timer: NodeJS.Timeout | undefined

    constructor(config?: pg.ClientConfig) {
      super(config)
      this.on('drain', () => {
        this.#askedAtMs = undefined
      })
    }

    override query(...query: never[]): never {
      this.#askedAtMs = performance.now()
      this.#timer ??= this.#checkIn(limitMs)
      return super.query(...(query as [never])) as never
    }

    #checkIn(delayMs: number): NodeJS.Timeout {
      return setTimeout(() => this.#check(), delayMs).unref()
    }

    #check(): void {
      this.#timer = undefined
      if (this.#askedAtMs === undefined) return
      const leftMs = this.#askedAtMs + limitMs - performance.now()
      if (leftMs > 0) this.#timer = this.#checkIn(leftMs)
      else this.connection.stream.destroy(new Error('Query read timeout'))
    }
  }
}
