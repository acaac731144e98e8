import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { type Prisma, PrismaClient } from '../../../prisma/generated/client/client.ts'

export type Db = PrismaClient

/** The client inside a transaction. What runs there uses nothing else of the database. */
export type Tx = Prisma.TransactionClient

/** Prisma on the pool that `sql.ts` uses too; statements are named, so PostgreSQL plans each once a connection. */
export function createPrisma(pool: pg.Pool): Db {
  return new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION })
}

const TRANSACTION = { maxWait: 30_000, timeout: 15_000 }
