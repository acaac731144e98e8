import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantFree } from '../../src/billing/ledger.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { newWallet, openDb, readBooks } from '../support/wallet.ts'

let database: TestDatabase
let open: ReturnType<typeof openDb>
const at = new Date()

beforeAll(async () => {
  database = await createTestDatabase()
  open = openDb(database.url)
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

async function runWriters(accountId: string) {
  const script = fileURLToPath(new URL('writer-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, database.url, accountId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let words = ''
  child.stdout.on('data', (data) => {
    words += data
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  return JSON.parse(words) as { reserved: number; refused: number }
}

test('32 writers in two processes reserve no second twice and lose none', async () => {
  const wallet = await newWallet(open.db, 'meetings')
  await grantFree(open.db, wallet, { sourceId: 'grant', seconds: 5_000, reason: 'test', at })
  const counts = await Promise.all([runWriters(wallet.accountId), runWriters(wallet.accountId)])
  const books = await readBooks(open.db, wallet)
  const reserved = counts.reduce((sum, count) => sum + count.reserved, 0)
  expect(reserved).toBe(Math.floor(5_000 / 7))
  expect(books.wallet.reservedSeconds).toBe(reserved * 7)
  expect(books).toMatchObject({
    sumSeconds: 5_000,
    sumReservedSeconds: reserved * 7,
    numberedWithoutGap: true,
    runningBalanceRight: true,
  })
})
