import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diffMigrations } from '../src/platform/db/diff-migrations.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded/embedded-postgres.ts'
import { MIGRATIONS_FOLDER } from '../src/platform/db/migrations-folder.ts'

// Writes the next migration: the SQL from the migrations there are to schema.prisma. CHECKs,
// triggers and data are yours to add before it lands; after that it is never edited.
const [name] = process.argv.slice(2)
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write('Usage: node prisma/new-migration.ts <name_in_snake_case>\n')
  process.exit(2)
}
const sql = await diffOnThrowawayServer()
process.stdout.write(
  sql ? `${await writeMigration(name, sql)}\n` : 'Migrations and schema.prisma agree.\n',
)

async function diffOnThrowawayServer(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-new-migration-'))
  try {
    const server = await startEmbeddedPostgres({ folder, fsync: false })
    return await diffMigrations(server.databaseUrl).finally(server.stop)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeMigration(title: string, sqlText: string): Promise<string> {
  const numbers = (await readdir(MIGRATIONS_FOLDER)).map((entry) => Number.parseInt(entry, 10) || 0)
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0')
  const folder = join(MIGRATIONS_FOLDER, `${number}_${title}`)
  await mkdir(folder)
  const file = join(folder, 'migration.sql')
  await writeFile(file, sqlText)
  return file
}
