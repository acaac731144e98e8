import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createLog } from '../../src/kernel/log.ts'
import { inDatabase } from '../../src/platform/db/database-url.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openJobs } from '../../src/platform/jobs/jobs.ts'
import { removeAbandonedClusters, startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** An admin's URL of the run's server; databases are created through it. */
    databaseServer: string
    /** The migrated database with queues, copied for every test; the run's database names begin with its name. */
    databaseTemplate: string
  }
}

let server: { databaseUrl: string; stop(): Promise<void> } | undefined
const template = `frontdesk_test_${randomUUID().slice(0, 8)}`

/** One server per run: DATABASE_URL's (an admin's URL), else an embedded one without fsync. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.DATABASE_URL
  if (!given) await removeAbandonedClusters()
  server = given
    ? { databaseUrl: given, stop: () => dropDatabases(given) }
    : await startCluster({ fsync: false })
  await query(server.databaseUrl, `CREATE DATABASE ${template} TEMPLATE template0`)
  const templateUrl = inDatabase(server.databaseUrl, template)
  await migrate(templateUrl)
  await (await openJobs({ databaseUrl: templateUrl, log: createLog('error'), works: false })).stop()
  project.provide('databaseServer', server.databaseUrl)
  project.provide('databaseTemplate', template)
}

export async function teardown(): Promise<void> {
  await server?.stop()
}

async function dropDatabases(url: string): Promise<void> {
  const names = await query(url, `SELECT datname FROM pg_database WHERE datname ^@ '${template}'`)
  for (const { datname } of names) await query(url, `DROP DATABASE ${datname} WITH (FORCE)`)
}

async function query(url: string, text: string): Promise<{ datname?: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
