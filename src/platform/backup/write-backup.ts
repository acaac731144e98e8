import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { PLAIN_TEXT, quoted, quotedColumns, tablesToKeep } from './backed-up-tables.ts'
import { type Header, type Part, SECRET_FILES, type Summary } from './backup-contents.ts'
import { BackupError } from './backup-error.ts'
import { type Frame, writeFrames } from './backup-file.ts'

/**
 * Writes all data from one snapshot, while the service keeps running.
 * @param options.dataDir the folder whose secrets are included
 * @throws {BackupError} if the file exists, or the database has no tables of ours
 */
export async function writeBackup(options: {
  databaseUrl: string
  dataDir: string
  file: string
}): Promise<Summary> {
  const client = new pg.Client({
    connectionString: options.databaseUrl,
    application_name: 'frontdesk backup',
  })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(PLAIN_TEXT)
    const summary: Summary = { header: await readHeader(client), secrets: [], rows: {} }
    await writeFrames(options.file, frames(client, options.dataDir, summary))
    return summary
  } finally {
    await client.end()
  }
}

async function* frames(
  client: pg.Client,
  dataDir: string,
  summary: Summary,
): AsyncGenerator<Frame> {
  yield json(summary.header)
  for (const name of SECRET_FILES) {
    const file = join(dataDir, name)
    if (!existsSync(file)) continue
    summary.secrets.push(name)
    yield json({ is: 'SECRET', name, value: readFileSync(file, 'utf8').trim() })
  }
  for (const table of await tablesToKeep(client)) {
    yield json(table)
    // A partitioned table cannot be copied directly, so a query over it is.
    const select = `SELECT ${quotedColumns(table)} FROM ${quoted(table)}`
    const copy = client.query(copyTo(`COPY (${select}) TO STDOUT`))
    for await (const bytes of copy) yield { kind: 'data', bytes }
    summary.rows[`${table.schema}.${table.name}`] = copy.rowCount
    yield json({ is: 'rows', count: copy.rowCount })
  }
}

function json(value: Part): Frame {
  return { kind: 'json', value }
}

async function readHeader(client: pg.Client): Promise<Header> {
  const { rows } = await client.query<{ migrated: string | null; queue: string | null }>(
    "SELECT to_regclass('public._prisma_migrations') AS migrated, to_regclass('pgboss.version') AS queue",
  )
  if (!rows[0]?.migrated) throw new BackupError('This database holds nothing of Frontdesk.')
  const migrations = await client.query<Header['migrations'][number]>(APPLIED)
  const queue = rows[0].queue && (await client.query('SELECT version FROM pgboss.version'))
  return {
    is: 'header',
    release: releaseHere(),
    createdAt: new Date().toISOString(),
    migrations: migrations.rows,
    queueVersion: queue ? (queue.rows[0]?.version ?? null) : null,
  }
}

function releaseHere(): string {
  const file = new URL('../../../package.json', import.meta.url)
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
  return version
}

const APPLIED = `
  SELECT migration_name AS name, checksum FROM _prisma_migrations
   WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`
