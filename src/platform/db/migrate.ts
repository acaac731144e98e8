import pg from 'pg'
import { DatabaseNewer } from './database-newer.ts'
import { MIGRATIONS_FOLDER, type Migration, readMigrations } from './migrations-folder.ts'
import { migrationList, NO_FILTER, withSchemaEngine } from './schema-engine.ts'

/**
 * Applies what is not yet applied, all in one transaction: a migration that fails, or whose process is killed, leaves
 * nothing behind. Of several processes that start at once, one migrates and the others wait for it. (So a migration may
 * hold nothing that PostgreSQL refuses in a transaction, such as CREATE INDEX CONCURRENTLY.)
 * @param options.through the last migration to apply; without it, all
 * @returns the names of the migrations applied now
 * @throws {DatabaseNewer} when the database has a migration that the folder lacks
 * @throws when a migration was edited after it was applied here, and what PostgreSQL says of one that fails
 */
export async function migrate(
  connectionString: string,
  folder: string = MIGRATIONS_FOLDER,
  { through }: { through?: string } = {},
): Promise<string[]> {
  const found = await readMigrations(folder)
  const migrations = through ? found.filter(({ name }) => name <= through) : found
  const pool = openSingleConnection(connectionString)
  try {
    if ((await unapplied(pool, migrations)).length === 0) return []
    await pool.query('BEGIN')
    await pool.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING])
    const applied = await apply(pool, folder, await unapplied(pool, migrations), migrations)
    await pool.query('COMMIT')
    return applied
  } finally {
    await pool.end()
  }
}

async function apply(pool: pg.Pool, folder: string, missing: Migration[], all: Migration[]) {
  if (missing.length === 0) return []
  const command = { migrationsList: migrationList(folder, all), filters: NO_FILTER }
  const outcome = await withSchemaEngine(pool, noShadow, (engine) =>
    engine.applyMigrations(command),
  )
  return outcome.appliedMigrationNames
}

/** The cheap look: on an up-to-date database a start costs two queries and no engine. */
async function unapplied(pool: pg.Pool, migrations: Migration[]): Promise<Migration[]> {
  const { rows: tables } = await pool.query("SELECT to_regclass('_prisma_migrations') AS name")
  if (tables[0]?.name === null) return migrations
  const { rows } = await pool.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  )
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  refuseNewer([...applied.keys()], migrations)
  const edited = migrations.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum,
  )
  if (edited) {
    throw new Error(
      `Migration ${edited.name} was changed after it was applied to this database. Put the file ` +
        `back, and make the change in a new migration.`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

/** Code of an older release must not write into tables it does not know. */
function refuseNewer(applied: string[], migrations: Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const newestThere = applied
    .filter((name) => !known.has(name))
    .sort()
    .at(-1)
  if (newestThere) throw new DatabaseNewer(newestThere, migrations.at(-1)?.name ?? 'none')
}

/** One connection and never a second: after a lost one the rest would run outside the transaction. */
function openSingleConnection(connectionString: string): pg.Pool {
  let opened = false
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'frontdesk migrate',
    verify(_client, done) {
      done(opened ? new Error('The connection was lost while migrating') : undefined)
      opened = true
    },
  })
  // The next query meets the loss.
  pool.on('error', () => undefined)
  return pool
}

async function noShadow(): Promise<never> {
  throw new Error('Applying migrations needs no second database')
}

/** A host that swallows what it is sent is as good as down. */
const CONNECT_WITHIN_MS = 4_000
/** Any number that no other lock of ours uses. */
const MIGRATING = 5_432_002
