import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const MIGRATIONS_FOLDER = fileURLToPath(
  new URL('../../../prisma/migrations', import.meta.url),
)
export const SCHEMA_FILE = fileURLToPath(new URL('../../../prisma/schema.prisma', import.meta.url))

export type Migration = {
  /** The name of its folder, `0001_init`; migrations are applied in the order of these names. */
  name: string
  sql: string
  /** As in `_prisma_migrations`: SHA-256 of the file, in hex. */
  checksum: string
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
