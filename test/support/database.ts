import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { inDatabase } from '../../src/platform/db/database-url.ts'

export type TestDatabase = {
  url: string
  /** Drops it, even while clients are connected. */
  drop(): Promise<void>
}

/** A migrated, empty database for one test: a copy of the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom(inject('databaseTemplate'))
}

/** A database without tables, for tests of the migrations themselves. */
export async function createBareDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom('template0')
}

async function createDatabaseFrom(template: string): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `${inject('databaseTemplate')}_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (client) => copy(client, template, name))
  return {
    url: inDatabase(server, name),
    drop: () =>
      onServer(server, async (client) => {
        await untilLeft(client, name)
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      }),
  }
}

/**
 * A pool's `close` resolves before its connections are closed: one that is terminated meanwhile emits an error
 * without a listener, which ends the test's process. Clients that stay on purpose are waited for only briefly.
 */
async function untilLeft(client: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; attempt <= 40; attempt += 1) {
    const { rows } = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'",
      [name],
    )
    if (rows.length === 0) return
    await delay(25)
  }
}

/** Files are copied faster than pages, unless the server waits for the disk at each copy, as one given to a run does. */
const HOW = process.env.DATABASE_URL ? '' : ' STRATEGY FILE_COPY'

/** An autovacuum worker that briefly reads the template makes PostgreSQL refuse to copy it. */
async function copy(client: pg.Client, template: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}${HOW}`)
      return
    } catch (error) {
      const inUse = error instanceof pg.DatabaseError && error.code === '55006'
      if (!inUse || attempt === 50) throw error
      await delay(100)
    }
  }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
