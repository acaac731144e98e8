import pg from 'pg'
import { PreparedQuery } from './prepared-query.ts'

/** The most statements that wait on one connection. */
const TOGETHER_MAX = 8

type Asked = {
  query: PreparedQuery
  untilMs: number
  answer(failure: unknown, rows: unknown): void
}
type Held = { client: pg.PoolClient; release: (failure?: Error) => void; failure?: Error }

/**
 * A pool with a shorter way for prepared statements. For each query `pg-pool` listens to the connection, starts two
 * timers and makes three promises; but a connection that breaks fails the query in hand, so its callback is enough.
 * While all connections are taken, brief statements wait here, and the next free connection is sent several in one
 * write: a write is a tenth of what a request costs (docs/performance.md §6).
 */
export class Pool extends pg.Pool {
  readonly #waiting: Asked[] = []
  #held = 0
  #timer: NodeJS.Timeout | undefined

  /** Statements that wait here. Those that wait for a connection of `pg-pool` are in `waitingCount`. */
  get waitingTogether(): number {
    return this.#waiting.length
  }

  override query(...asked: never[]): never {
    const [query] = asked as unknown[]
    if (!(query instanceof PreparedQuery)) return super.query(...(asked as [never])) as never
    return new Promise((resolve, reject) => {
      const answer = (failure: unknown, rows: unknown) =>
        failure ? reject(failure) : resolve(rows)
      const one = { query, untilMs: performance.now() + this.#limitMs, answer }
      if (query.isBrief && this.#held > 0 && this.#isFull) this.#wait(one)
      else this.#connect(one)
    }) as never
  }

  get #limitMs(): number {
    return this.options.connectionTimeoutMillis || Number.POSITIVE_INFINITY
  }

  get #isFull(): boolean {
    return this.idleCount === 0 && this.totalCount >= this.options.max
  }

  #connect(asked: Asked) {
    this.connect((error, client, release) => {
      if (!client) return asked.answer(error, undefined)
      this.#held += 1
      this.#run({ client, release }, [asked])
    })
  }

  /** The next one starts as the one before has ended, as `pg` wants it; but PostgreSQL has it by then. */
  #run(held: Held, batch: readonly Asked[], at = 0): void {
    const asked = batch[at]
    if (asked) {
      asked.query.callback = (failure, rows) => {
        if (failure) held.failure ??= failure as Error
        this.#run(held, batch, at + 1)
        asked.answer(failure, rows)
      }
      held.client.query(asked.query)
    } else this.#goOn(held)
  }

  #goOn(held: Held): void {
    const batch = held.failure ? [] : this.#share(connectionOf(held.client))
    const [first, ...others] = batch
    if (first) {
      first.query.takeAlong(others.map(({ query }) => query))
      this.#run(held, batch)
    } else this.#giveBack(held)
  }

  /** After a failure the connection is not used again. */
  #giveBack({ release, failure }: Held) {
    this.#held -= 1
    release(failure)
    if (!failure && this.#held > 0) return
    for (const one of this.#waiting.splice(0)) this.#connect(one)
  }

  /** What a connection takes next; nothing if somebody waits for a connection, who would wait forever. */
  #share(connection: pg.Connection): Asked[] {
    if (this.waitingCount > 0) return []
    const share = Math.min(TOGETHER_MAX, Math.ceil(this.#waiting.length / this.#held))
    const unready = this.#waiting.findIndex(({ query }) => !query.isReadyOn(connection))
    // What must be prepared first goes alone: should that fail, so would all that use it.
    return this.#waiting.splice(0, unready < 0 ? share : Math.min(share, Math.max(1, unready)))
  }

  #wait(asked: Asked) {
    this.#waiting.push(asked)
    this.#timer ??= this.#checkAt(asked.untilMs)
  }

  #checkAt(untilMs: number): NodeJS.Timeout | undefined {
    if (!Number.isFinite(untilMs)) return undefined
    return setTimeout(() => this.#refuseLate(), untilMs - performance.now()).unref()
  }

  #refuseLate() {
    const nowMs = performance.now()
    const late = this.#waiting.findIndex(({ untilMs }) => untilMs > nowMs)
    const refused = this.#waiting.splice(0, late < 0 ? this.#waiting.length : late)
    for (const one of refused)
      one.answer(new Error('timeout exceeded when trying to connect'), undefined)
    const [next] = this.#waiting
    this.#timer = next && this.#checkAt(next.untilMs)
  }
}

const connectionOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: pg.Connection }).connection
