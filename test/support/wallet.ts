import pg from 'pg'
import { openWallet } from '../../src/billing/ledger.ts'
import type { WalletKey } from '../../src/billing/post-entry.ts'
import { newId } from '../../src/kernel/ids.ts'
import { createPrisma, type Db } from '../../src/platform/db/prisma.ts'

/** Prisma on a database, and a function to close it. */
export function openDb(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  const db = createPrisma(pool)
  const close = async () => {
    await db.$disconnect()
    await pool.end()
  }
  return { db, close }
}

export async function newWallet(db: Db, kind: 'line' | 'meetings'): Promise<WalletKey> {
  const accountId = newId('acct')
  const wallet = { accountId, walletId: kind === 'line' ? newId('line') : accountId }
  await db.account.create({
    data: { id: accountId, email: `${accountId}@example.com`, createdAt: new Date() },
  })
  await openWallet(db, wallet, kind)
  return wallet
}

/** The entries compared with the wallet, and whether they are numbered without a gap. */
export async function readBooks(db: Db, { accountId, walletId }: WalletKey) {
  const entries = await db.ledgerEntry.findMany({
    where: { accountId, walletId },
    orderBy: { seq: 'asc' },
  })
  const wallet = await db.wallet.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: walletId } },
  })
  const sum = (of: (entry: (typeof entries)[number]) => number) =>
    entries.reduce((total, entry) => total + of(entry), 0)
  let running = 0
  return {
    wallet,
    entries,
    sumSeconds: sum(({ seconds }) => seconds),
    sumReservedSeconds: sum(({ reservedSeconds }) => reservedSeconds),
    numberedWithoutGap: entries.every(({ seq }, index) => seq === index + 1),
    runningBalanceRight: entries.every(({ seconds, balanceAfterSeconds }) => {
      running += seconds
      return running === balanceAfterSeconds
    }),
  }
}
