import pg from 'pg'
import { DatabaseNewer } from './database-newer.ts'
import { MIGRATIONS_FOLDER, type Migration, readMigrations } from './migrations-folder.ts'
import { migrationList, NO_FILTER, withSchemaEngine } from './schema-engine.ts'

/**
 * Applies pending migrations in one transaction: a migration that fails, or whose process is killed, leaves nothing
 * behind. If several processes start at once, one migrates and the others wait. (So a migration must not contain
 * anything PostgreSQL refuses in a transaction, such as CREATE INDEX CONCURRENTLY.)
 * @param options.through the last migration to apply; without it, all
 * @returns the names of the migrations applied now
 * @throws {DatabaseNewer} if the database has a migration that the folder lacks
 * @throws if a migration was edited after it was applied here, or PostgreSQL's error if one fails
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

/** A cheap check: if the database is up to date, a start costs two queries and does not load the engine. */
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

/** Code of an older release must not write to tables it does not know. */
function refuseNewer(applied: string[], migrations: Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const newestThere = applied
    .filter((name) => !known.has(name))
    .sort()
    .at(-1)
  if (newestThere) throw new DatabaseNewer(newestThere, migrations.at(-1)?.name ?? 'none')
}

/** Exactly one connection: if it were replaced after a break, the rest would run outside the transaction. */
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
  // The next query reports the break.
  pool.on('error', () => undefined)
  return pool
}

async function noShadow(): Promise<never> {
  throw new Error('Applying migrations needs no second database')
}

/** A host that does not answer at all counts as down. */
const CONNECT_WITHIN_MS = 4_000
/** Any number that none of our other locks uses. */
const MIGRATING = 5_432_002
