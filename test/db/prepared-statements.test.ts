import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HeardClient } from '../../src/platform/db/heard-client.ts'
import { Pool } from '../../src/platform/db/pool.ts'
import { ROW_TYPES } from '../../src/platform/db/row-types.ts'
import { prepareSql, withoutNames } from '../../src/platform/db/sql.ts'
import { isUnavailable } from '../../src/platform/db/unavailable.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

/** Fewer connections than queries, so that each connection answers many. */
const CONNECTIONS = 2

let database: TestDatabase
let pool: pg.Pool
/** How often PostgreSQL described rows. */
let described = 0

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool()
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: pg.Connection }
    connection.on('rowDescription', () => {
      described += 1
    })
  })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

function openPool(settings: pg.PoolConfig = {}): pg.Pool {
  const made = new Pool({
    Client: HeardClient,
    connectionString: database.url,
    max: CONNECTIONS,
    options: '-c timezone=UTC',
    ...settings,
  })
  made.on('error', () => undefined)
  return made
}

const EVERY_TYPE = `SELECT n, NULL::text AS nothing, 'it''s ’' || n AS text, n % 2 = 0 AS even, n / 3.0 AS numeric,
  n::bigint AS big, ARRAY['a', NULL, 'c,"d'] AS list, jsonb_build_object('n', n) AS object, '\\x00ff'::bytea AS bytes,
  timestamptz '2026-11-21 09:00:00.5Z' + n * interval '1 ms' AS at, 'constructor' AS "constructor", '"' AS "a""b"
  FROM generate_series(1, $1::int) n`

test.each(['by name', 'without names'])('rows are those of pg, %s', async (how) => {
  const own = openPool()
  if (how === 'without names') withoutNames(own)
  const read = prepareSql<object, [number]>(`every type ${how}`, EVERY_TYPE)
  const { rows } = await own.query({ text: EVERY_TYPE, values: [3], types: ROW_TYPES })
  for (const _again of [1, 2, 3]) expect(await read(own, 3)).toEqual(rows)
  expect(await read(own, 0)).toEqual([])
  await own.end()
})

/** Brief statements wait together, others each for a connection. */
const WAYS = [
  ['each', {}],
  ['together', { isBrief: true }],
] as const

test.each(WAYS)('rows are described once per connection, waiting %s', async (way, options) => {
  const text = 'SELECT $1::int AS n'
  const read = prepareSql<{ n: number }, [number]>(`described once ${way}`, text, options)
  const before = described
  const rows = await Promise.all(Array.from({ length: 200 }, (_, n) => read(pool, n)))
  expect(rows).toEqual(Array.from({ length: 200 }, (_, n) => [{ n }]))
  expect(described - before).toBeLessThanOrEqual(CONNECTIONS)
})

test('a statement without rows gives none', async () => {
  const write = prepareSql<object, [string]>(
    'no rows',
    'UPDATE accounts SET email = $1 WHERE false',
  )
  for (const _again of [1, 2, 3]) expect(await write(pool, 'a@b.example')).toEqual([])
})

test.each(WAYS)(
  'a failure is of its own query, and says where, waiting %s',
  async (way, options) => {
    const text = 'SELECT 6 / $1::int AS n'
    const divide = prepareSql<{ n: number }, [number]>(`divide ${way}`, text, options)
    const asked = Array.from({ length: 30 }, (_, n) => divide(pool, n % 3))
    const answers = await Promise.allSettled(asked)
    for (const [n, answer] of answers.entries()) {
      if (n % 3 > 0) expect(answer).toMatchObject({ value: [{ n: 6 / (n % 3) }] })
      else expect(answer).toMatchObject({ reason: { code: '22012' } })
    }
    const failure: unknown = await divideByZero().catch((error: unknown) => error)
    expect(String((failure as Error).stack)).toContain('divideByZero')

    async function divideByZero() {
      return await divide(pool, 0)
    }
  },
)

test('a value that cannot be written fails its own query', async () => {
  const echo = prepareSql<{ text: string }, [unknown]>('echo', 'SELECT $1::text AS text')
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const asked = [1, circular, 2, 3, circular, 4].map((value) => echo(pool, value))
  const answers = await Promise.allSettled(asked)
  expect(answers.map((answer) => 'value' in answer && answer.value[0]?.text)).toEqual([
    '1',
    false,
    '2',
    '3',
    false,
    '4',
  ])
})

test.each(WAYS)('a broken connection fails what it was sent, waiting %s', async (way, options) => {
  const text = 'SELECT pg_terminate_backend(pg_backend_pid())'
  const leave = prepareSql<object, []>(`leave ${way}`, text, options)
  const stay = prepareSql<{ n: number }, []>(`stay ${way}`, 'SELECT 1 AS n', options)
  for (let n = 0; n < 2 * CONNECTIONS; n += 1) await stay(pool)
  const answers = await Promise.allSettled([leave(pool), stay(pool), leave(pool), stay(pool)])
  expect(answers.map(({ status }) => status)).toContain('rejected')
  expect(await stay(pool)).toEqual([{ n: 1 }])
})

test.each(WAYS)(
  'after a migration, rows have the new columns, waiting %s',
  async (way, options) => {
    await pool.query('DROP TABLE IF EXISTS grown')
    await pool.query('CREATE TABLE grown AS SELECT 1 AS a')
    const read = prepareSql<object, []>(`grown ${way}`, 'SELECT * FROM grown', options)
    const all = () => Promise.allSettled(Array.from({ length: 8 }, () => read(pool)))
    await all()
    await pool.query('ALTER TABLE grown ADD COLUMN b int DEFAULT 2')
    // PostgreSQL refuses the old plan on each connection, which is then replaced.
    for (const answer of await all()) {
      if (answer.status === 'fulfilled') expect(answer.value).toEqual([{ a: 1, b: 2 }])
      else expect(answer.reason.code).toBe('0A000')
    }
    expect(await read(pool)).toEqual([{ a: 1, b: 2 }])
  },
)

const sleep = prepareSql<object, [number]>('sleep', 'SELECT pg_sleep($1)::text')
const brief = prepareSql<{ n: number }, [number]>('brief', 'SELECT $1::int AS n', { isBrief: true })

test('a brief statement waits for a connection as long as the pool says', async () => {
  const single = openPool({ max: 1, connectionTimeoutMillis: 200 })
  const [slow, ...waiting] = [sleep(single, 0.6), brief(single, 1), brief(single, 2)]
  await Promise.resolve()
  const answers = await Promise.allSettled(waiting)
  for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(Error) })
  expect(answers.map((answer) => 'reason' in answer && isUnavailable(answer.reason))).toEqual([
    true,
    true,
  ])
  await slow
  expect(await brief(single, 3)).toEqual([{ n: 3 }])
  await single.end()
})

test('brief statements are answered in their order, and let others have a connection', async () => {
  const single = openPool({ max: 1 })
  const answered: number[] = []
  const ask = async (n: number) => answered.push(...(await brief(single, n)).map((row) => row.n))
  await ask(0)
  const first = Array.from({ length: 40 }, (_, n) => ask(n + 1))
  const client = await single.connect()
  const before = answered.length
  client.release()
  await Promise.all(first)
  expect(before).toBeLessThan(41)
  expect(answered).toEqual(Array.from({ length: 41 }, (_, n) => n))
  await single.end()
})

test('two statements of one name are refused', async () => {
  const one = prepareSql<object, []>('same name', 'SELECT 1 AS n')
  const other = prepareSql<object, []>('same name', 'SELECT 2 AS n')
  const single: pg.Pool = new Pool({ Client: HeardClient, connectionString: database.url, max: 1 })
  expect(await one(single)).toEqual([{ n: 1 }])
  await expect(other(single)).rejects.toThrow('two statements named same name')
  await single.end()
})

test('a pool of pg itself gives the same rows', async () => {
  const read = prepareSql<{ n: number }, []>('plain pool', 'SELECT 1 AS n')
  const plain = new pg.Pool({ connectionString: database.url, max: 1 })
  expect(await read(plain)).toEqual([{ n: 1 }])
  expect(await read(plain)).toEqual([{ n: 1 }])
  await plain.end()
})
