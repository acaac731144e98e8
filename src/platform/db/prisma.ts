import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { type Prisma, PrismaClient } from '../../../prisma/generated/client/client.ts'

export type Db = PrismaClient

/** The client inside a transaction. Code there must use no other database access. */
export type Tx = Prisma.TransactionClient

/** Prisma on the same pool as `sql.ts`. Statements are named, so PostgreSQL plans each one once per connection. */
export function createPrisma(pool: pg.Pool): Db {
  return new PrismaClient({
    adapter: new PrismaPg(ofWork(pool)),
    transactionOptions: transactionOptions(pool),
  })
}

/**
 * The same Prisma client on another pool, so its 10 MB of table metadata are in memory only once. When it combines
 * `findUnique`s of one tick into one query, that query uses the pool of the first.
 */
export function prismaOnPool(db: Db, pool: pg.Pool): Db {
  const here = <Result>(work: () => Result) => poolOfWork.run(pool, work)
  const transaction = (work: (tx: Tx) => Promise<unknown>, options?: object) =>
    here(() => db.$transaction(work, { ...transactionOptions(pool), ...options }))
  const extended = db.$extends({
    // Prisma starts a query only when it is awaited, so await it here.
    query: { $allOperations: ({ args, query }) => here(async () => await query(args)) },
    client: { $transaction: transaction },
  })
  return extended as unknown as Db
}

const poolOfWork = new AsyncLocalStorage<pg.Pool>()

/** A pool that forwards calls to the pool of the current work. */
function ofWork(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(own, name) {
      const asked = HANDED_ON.has(name) ? (poolOfWork.getStore() ?? own) : own
      const value: unknown = Reflect.get(asked, name)
      return typeof value === 'function' ? value.bind(asked) : value
    },
  })
}

const HANDED_ON = new Set<string | symbol>(['query', 'connect'])

/** Longer than the pool's own timeout, so that the pool's error, which says why, comes first. */
function transactionOptions({ options: { connectionTimeoutMillis = LONGEST_WAIT_MS } }: pg.Pool) {
  return { maxWait: connectionTimeoutMillis + 1_000, timeout: TRANSACTION_MS }
}

const LONGEST_WAIT_MS = 30_000
const TRANSACTION_MS = 15_000
