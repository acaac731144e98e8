import { randomUUID } from 'node:crypto'
import { reserve } from '../../src/billing/ledger.ts'
import { openDb } from '../support/wallet.ts'

/** Sixteen writers that each try to reserve seven seconds thirty times; writers.test.ts runs two of these at once. */
const [, , databaseUrl = '', accountId = ''] = process.argv
const WRITERS = 16
const TRIES = 30
const { db, close } = openDb(databaseUrl)
const wallet = { accountId, walletId: accountId }
const counts = { posted: 0, refused: 0, repeated: 0 }

async function write() {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const fact = { sourceId: randomUUID(), seconds: 7, reason: 'test', at: new Date() }
    const { outcome } = await reserve(db, wallet, fact)
    counts[outcome] += 1
  }
}

await Promise.all(Array.from({ length: WRITERS }, write))
await close()
process.stdout.write(JSON.stringify({ reserved: counts.posted, refused: counts.refused }))
