import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareSql } from '../../src/platform/db/sql.ts'
import { createTestDatabase } from '../support/database.ts'

let pool: pg.Pool
beforeAll(async () => {
  const { url } = await createTestDatabase()
  // One connection, so that each run finds what the one before has left.
  pool = new pg.Pool({ connectionString: url, max: 1 })
})
afterAll(() => pool.end())

type Values = unknown[]
const messageOf = (running: Promise<unknown>) => running.catch(({ message }) => message)

test('values and columns of every type that statements have, described or not', async () => {
  const echo = prepareSql<Record<string, unknown>, Values>(
    'echo',
    `SELECT $1::text AS text, $2::timestamptz AS at, $3::int[] AS numbers, $4::jsonb AS json, $5::bytea AS bytes,
            $6::bool AS "isTrue", NULL::int AS nothing`,
  )
  const row = {
    text: 'é "quoted"',
    at: new Date('2026-11-25T22:00:00.120Z'),
    numbers: [1, 2],
    json: { a: [1] },
    bytes: Buffer.from([0, 255]),
    isTrue: true,
    nothing: null,
  }
  const { nothing, ...values } = row
  for (let run = 0; run < 3; run += 1) {
    expect(await echo(pool, ...Object.values(values))).toEqual([row])
  }
})

test('a statement that gives no rows, and one that has no columns', async () => {
  const none = prepareSql<{ id: string }, Values>('none', 'SELECT id FROM accounts WHERE id = $1')
  const change = prepareSql<object, Values>('change', 'UPDATE accounts SET id = id WHERE id = $1')
  for (const read of [none, change, none, change]) expect(await read(pool, 'nobody')).toEqual([])
})

test('after what PostgreSQL refuses, and what cannot be sent, the connection goes on', async () => {
  const divide = prepareSql<{ x: number }, Values>('divide', 'SELECT 12 / $1::int AS x')
  const unwritable = {
    toPostgres() {
      throw new Error('cannot be written')
    },
  }
  expect(await messageOf(divide(pool, unwritable))).toBe('cannot be written')
  expect(await divide(pool, 3)).toEqual([{ x: 4 }])
  expect(await messageOf(divide(pool, 0))).toBe('division by zero')
  expect(await messageOf(divide(pool, 'x'))).toContain('invalid input syntax')
  expect(await divide(pool, 4)).toEqual([{ x: 3 }])
  const wrong = prepareSql<object, Values>('wrong', 'SELEC $1')
  for (let run = 0; run < 2; run += 1) {
    expect(await messageOf(wrong(pool, 1))).toContain('syntax error')
  }
})

test('a statement whose columns changed is refused, never read as it was', async () => {
  await pool.query('CREATE TEMP TABLE changing AS SELECT 1 AS a')
  const all = prepareSql<object, Values>('all', 'SELECT * FROM changing WHERE $1::int = 1')
  expect(await all(pool, 1)).toEqual([{ a: 1 }])
  await pool.query('ALTER TABLE changing ADD b text')
  expect(await messageOf(all(pool, 1))).toContain('cached plan must not change result type')
})
