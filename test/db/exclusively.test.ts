import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../src/kernel/log.ts'
import { BusyElsewhere } from '../../src/platform/db/busy-elsewhere.ts'
import {
  ClaimLost,
  exclusively,
  expectClaim,
  forgetClaims,
} from '../../src/platform/db/exclusive-lease.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const log = createLog('silent')
let database: TestDatabase
let pool: pg.Pool
/** Like two processes, as the database sees it: a claim belongs to an attempt, wherever it is made. */
let here: { pool: pg.Pool; log: typeof log }

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
  here = { pool, log }
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await pool.query('DELETE FROM claims')
})

const claims = async () =>
  (await pool.query<{ name: string }>('SELECT name FROM claims ORDER BY name')).rows.map(
    ({ name }) => name,
  )

test('one does the work, another is told that it is busy, and then it is free', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const first = exclusively(here, 'a', () => {
    begin()
    return promise
  })
  await begun
  await expect(exclusively(here, 'a', async () => 'b')).rejects.toThrow(BusyElsewhere)
  await expect(exclusively(here, 'other work', async () => 'c')).resolves.toBe('c')
  expect(await claims()).toEqual(['a'])
  resolve('a')
  await expect(first).resolves.toBe('a')
  expect(await claims()).toEqual([])
  await expect(exclusively(here, 'a', async () => 'b')).resolves.toBe('b')
})

test('no connection is held while the work goes on', async () => {
  await exclusively(here, 'a', async () => {
    // The pool has only one connection.
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    expect(pool.idleCount).toBe(1)
  })
})

test('work that throws lets go', async () => {
  const fails = exclusively(here, 'a', () => Promise.reject(new Error('no')))
  await expect(fails).rejects.toThrow('no')
  await expect(exclusively(here, 'a', async () => 'b')).resolves.toBe('b')
})

test('what a killed process held is free when its time is over, and forgotten when nobody wants it', async () => {
  await pool.query(
    `INSERT INTO claims VALUES ('running', 'x', now() + interval '1 minute'), ('over', 'x', now() - interval '1 second'),
            ('long over', 'x', now() - interval '2 hours')`,
  )
  await expect(exclusively(here, 'running', async () => 'a')).rejects.toThrow(BusyElsewhere)
  await expect(exclusively(here, 'over', async () => 'a')).resolves.toBe('a')
  await forgetClaims(here)
  expect(await claims()).toEqual(['running'])
})

test('work that could not renew its claim asks nobody for anything more', async () => {
  let nowMs = 0
  const clock = performance.now.bind(performance)
  performance.now = () => clock() + nowMs
  try {
    const work = exclusively(here, 'a', async () => {
      expectClaim()
      nowMs = 11_000
      expectClaim()
    })
    await expect(work).rejects.toThrow(ClaimLost)
  } finally {
    performance.now = clock
  }
  // Outside such work there is no claim to lose.
  expectClaim()
})
