import { expect, test } from 'vitest'
import { GLOBAL, readSharding } from '../../ops/sharding.ts'
import { createTestDatabase } from '../support/database.ts'
import { query } from './query.ts'

test('every table is keyed by account in each unique key, or is listed as global with a reason', async () => {
  const database = await createTestDatabase()
  try {
    const { spread, global } = await readSharding(database.url)
    expect(Object.keys(global).sort()).toEqual(Object.keys(GLOBAL).sort())
    expect(spread).toEqual(
      expect.arrayContaining(['calls', 'ledger_entries', 'messages', 'wallets']),
    )

    await query(database.url, 'CREATE TABLE odd (account_id text, name text UNIQUE)')
    expect((await readSharding(database.url)).global.odd).toEqual(['(name)'])
  } finally {
    await database.drop()
  }
})
