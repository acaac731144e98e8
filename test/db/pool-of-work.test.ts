import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPrisma, type Db, prismaOnPool, type Tx } from '../../src/platform/db/prisma.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
const pools: pg.Pool[] = []
let doors: Db
let calls: Db

beforeAll(async () => {
  database = await createTestDatabase()
  doors = createPrisma(pool('doors'))
  calls = prismaOnPool(doors, pool('calls'))
})

afterAll(async () => {
  await doors.$disconnect()
  for (const one of pools) await one.end()
  await database.drop()
})

function pool(name: string): pg.Pool {
  const made = new pg.Pool({ connectionString: database.url, application_name: name, max: 2 })
  pools.push(made)
  return made
}

type Named = { name: string }
const whose = async (db: Tx) => {
  const [row] = await db.$queryRaw<Named[]>`SELECT current_setting('application_name') AS name`
  return row?.name
}
/** Held until the others have started, so that all run at the same time. */
const slowly = async (db: Tx) => {
  await db.$queryRaw`SELECT pg_sleep(0.05)::text`
  return whose(db)
}

test('what is asked of Prisma on a pool goes to that pool, in and out of transactions, all at once', async () => {
  const asked = await Promise.all(
    Array.from({ length: 6 }, () => [
      whose(doors),
      whose(calls),
      doors.$transaction(slowly),
      calls.$transaction(slowly),
    ]).flat(),
  )
  expect(asked).toEqual(
    Array.from({ length: 6 }, () => ['doors', 'calls', 'doors', 'calls']).flat(),
  )
})

test('its models are read by its own pool: with that one taken up it waits, and the other does not', async () => {
  const [, ofCalls] = pools
  const held = await Promise.all([ofCalls?.connect(), ofCalls?.connect()])
  const waiting = calls.account.findMany({ take: 1 })
  const first = await Promise.race([
    doors.account.findMany({ take: 1 }).then(() => 'doors'),
    waiting.then(() => 'calls'),
  ])
  expect(first).toBe('doors')
  expect(ofCalls?.waitingCount).toBe(1)
  for (const one of held) one?.release()
  expect(await waiting).toEqual([])
})
