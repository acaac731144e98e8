import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill } from '../bench/growth/fill.ts'
import { type Looks, openLooks } from '../bench/growth/looks.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { hearStatements, type Scan, scansOf } from '../support/statement-plans.ts'
import { openWorld, type World } from '../support/world.ts'

/** Frequent reads on a table of ten thousand calls: which index does PostgreSQL choose by itself? */
const CALLS = 10_000

let database: TestDatabase
let world: World
let client: pg.Client
let looks: Looks
let close: () => Promise<void>

beforeAll(async () => {
  database = await createTestDatabase()
  const filled = await fill(database.url, CALLS)
  world = await openWorld({ given: database, workJobs: false })
  const opened = await openLooks(world.app, filled)
  looks = opened.looks
  close = opened.close
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await close()
  await world.close()
})

/** How a look reads the table: with the actual values, and with a generic plan. */
async function readsBy(name: string, table: string) {
  const { heard, stop } = hearStatements()
  await looks[name]?.().finally(stop)
  const read = async (generic: boolean) => {
    const statements = [...heard.values()].filter(({ text }) => /^\s*(SELECT|WITH)/.test(text))
    const scans: Scan[] = []
    for (const one of statements) scans.push(...(await scansOf(client, one, { generic })))
    return scans.filter((scan) => scan.table === table).map(({ by, index }) => index ?? by)
  }
  return { withThese: await read(false), withAny: await read(true) }
}

const BY_TIME = ['ledger_entries_account_id_wallet_id_created_at_idx']
const NEWEST = 'calls_account_id_at_id_idx'
const BY_LINE = 'calls_account_id_line_id_at_key'

test.each([
  ['calls of a line, page 1', 'calls', [BY_LINE]],
  ['calls of a line, page 1,000', 'calls', [BY_LINE]],
  ['search: a word of 20 calls', 'calls', ['calls_words', 'calls_pkey', NEWEST]],
  ['search: a word of every call', 'calls', ['calls_pkey', NEWEST]],
  ['calls from one number', 'calls', ['calls_account_id_caller_at_id_idx']],
  ['statement, newest page', 'ledger_entries', ['ledger_entries_pkey']],
  ['statement of the last day', 'ledger_entries', BY_TIME],
  ['statement of the first day', 'ledger_entries', BY_TIME],
  ['usage of 7 days', 'ledger_entries', BY_TIME],
  ["a day's digest", 'calls', [BY_LINE, NEWEST]],
  ['directory look-up', 'directory_listings', ['directory_listings_pkey']],
])('%s is read by an index', async (name, table, indexes) => {
  const { withThese, withAny } = await readsBy(name, table)
  expect(withThese).not.toEqual([])
  expect(withThese).not.toContain('Seq Scan')
  expect(withAny).not.toEqual([])
  expect(indexes).toEqual(expect.arrayContaining(withAny))
})
