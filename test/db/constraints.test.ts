import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { query } from './query.ts'

/**
 * The rules enforced by the tables themselves. Prisma cannot express most of them, so nothing else notices a
 * migration that omits one. Add a new rule with `vitest run -u test/db/constraints.test.ts`.
 */
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const RULES = `
  SELECT conrelid::regclass || ': ' || conname || ' ' || pg_get_constraintdef(oid) AS rule
    FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace
  UNION ALL
  SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE 'CREATE UNIQUE%'
  UNION ALL
  SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
   WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`

test('CHECKs, unique keys and triggers', async () => {
  const rows = await query(database.url, RULES)
  const rules = rows.map(({ rule }) => String(rule)).sort()
  await expect(`${rules.join('\n')}\n`).toMatchFileSnapshot('./constraints.snap')
})
