import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answeredWithin } from '../../src/platform/db/answered-client.ts'
import { isUnavailable } from '../../src/platform/db/unavailable.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const LIMIT_MS = 500

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ Client: answeredWithin(LIMIT_MS), connectionString: database.url, max: 1 })
  pool.on('error', () => undefined)
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

const backend = async () => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0].pid

test('a query without an answer fails as unavailable, and the pool connects anew', async () => {
  const before = await backend()
  const failure = await pool.query('SELECT pg_sleep(60)').catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  expect(String(failure)).toContain('Query read timeout')
  expect(await backend()).not.toBe(before)
})

test('a connection that waits for work longer than that is kept', async () => {
  const before = await backend()
  await new Promise((resolve) => setTimeout(resolve, 2 * LIMIT_MS))
  expect(await backend()).toBe(before)
})
