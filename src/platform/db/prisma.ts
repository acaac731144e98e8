import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { type Prisma, PrismaClient } from '../../../prisma/generated/client/client.ts'

export type Db = PrismaClient

/** The client inside a transaction. What runs there uses nothing else of the database. */
export type Tx = Prisma.TransactionClient

/** Prisma on the pool that `sql.ts` uses too; statements are named, so PostgreSQL plans each once a connection. */
export function createPrisma(pool: pg.Pool): Db {
  const { connectionTimeoutMillis = LONGEST_WAIT_MS } = pool.options
  // The pool gives up first, and says why.
  const transactionOptions = { maxWait: connectionTimeoutMillis + 1_000, timeout: TRANSACTION_MS }
  return new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions })
}

const LONGEST_WAIT_MS = 30_000
const TRANSACTION_MS = 15_000
