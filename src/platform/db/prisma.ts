import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { type Prisma, PrismaClient } from '../../../prisma/generated/client/client.ts'

export type Db = PrismaClient

/** The client inside a transaction. What runs there uses nothing else of the database. */
export type Tx = Prisma.TransactionClient

/** Prisma on the pool that `sql.ts` uses too; statements are named, so PostgreSQL plans each once a connection. */
export function createPrisma(pool: pg.Pool): Db {
  return new PrismaClient({
    adapter: new PrismaPg(ofWork(pool)),
    transactionOptions: transactionOptions(pool),
  })
}

/**
 * The same Prisma on another pool: what it knows of the tables, 10 MB a client, is there once. `findUnique`s of one
 * tick that it joins to one query go where the first of them goes.
 */
export function prismaOnPool(db: Db, pool: pg.Pool): Db {
  const here = <Result>(work: () => Result) => poolOfWork.run(pool, work)
  const transaction = (work: (tx: Tx) => Promise<unknown>, options?: object) =>
    here(() => db.$transaction(work, { ...transactionOptions(pool), ...options }))
  const extended = db.$extends({
    // Prisma begins with what it is asked when it is waited for.
    query: { $allOperations: ({ args, query }) => here(async () => await query(args)) },
    client: { $transaction: transaction },
  })
  return extended as unknown as Db
}

const poolOfWork = new AsyncLocalStorage<pg.Pool>()

/** A pool that hands on what is asked of it to the pool that the work is for. */
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

/** The pool gives up first, and says why. */
function transactionOptions({ options: { connectionTimeoutMillis = LONGEST_WAIT_MS } }: pg.Pool) {
  return { maxWait: connectionTimeoutMillis + 1_000, timeout: TRANSACTION_MS }
}

const LONGEST_WAIT_MS = 30_000
const TRANSACTION_MS = 15_000
