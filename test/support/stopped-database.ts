import pg from 'pg'
import { inject } from 'vitest'
import { inDatabase } from '../../src/platform/db/database-url.ts'

/** Stops one database of the test's server: all clients are disconnected, and none can connect until it is started. */
export async function stopDatabase(url: string): Promise<{ start(): Promise<void> }> {
  const name = new URL(url).pathname.slice(1)
  await onServer(async (client) => {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [name],
    )
  })
  return {
    start: () =>
      onServer(async (client) => {
        await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
      }),
  }
}

async function onServer(work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({
    connectionString: inDatabase(inject('databaseServer'), 'postgres'),
  })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
