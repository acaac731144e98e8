import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BusyElsewhere, exclusively } from '../../src/platform/db/exclusively.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { until } from '../support/until.ts'

let database: TestDatabase
let here: pg.Pool
let elsewhere: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  here = new pg.Pool({ connectionString: database.url, max: 2 })
  elsewhere = new pg.Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await here.end()
  await elsewhere.end()
  await database.drop()
})

const holders = async () => {
  const { rows } = await elsewhere.query<{ pid: number }>(
    `SELECT pid FROM pg_locks JOIN pg_database d ON d.oid = database
      WHERE locktype = 'advisory' AND granted AND datname = current_database()`,
  )
  return rows.map(({ pid }) => pid)
}

test('one does the work, another is told that it is busy, and then it is free', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = exclusively(here, 'a', () => promise)
  await until('held', async () => (await holders()).length === 1)
  await expect(exclusively(elsewhere, 'a', async () => 'b')).rejects.toThrow(BusyElsewhere)
  await expect(exclusively(elsewhere, 'other work', async () => 'c')).resolves.toBe('c')
  resolve('a')
  await expect(first).resolves.toBe('a')
  await expect(exclusively(elsewhere, 'a', async () => 'b')).resolves.toBe('b')
})

test('work that throws lets go', async () => {
  const fails = exclusively(here, 'a', () => Promise.reject(new Error('no')))
  await expect(fails).rejects.toThrow('no')
  await expect(exclusively(elsewhere, 'a', async () => 'b')).resolves.toBe('b')
})

test('a connection that breaks meanwhile ends neither the work nor the process', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = exclusively(here, 'a', () => promise)
  const [pid] = await until('held', holders, (pids) => pids.length === 1)
  await elsewhere.query('SELECT pg_terminate_backend($1)', [pid])
  await until('let go', async () => (await holders()).length === 0)
  await expect(exclusively(elsewhere, 'a', async () => 'b')).resolves.toBe('b')
  resolve('a')
  await expect(work).resolves.toBe('a')
  await expect(exclusively(here, 'a', async () => 'c')).resolves.toBe('c')
})
