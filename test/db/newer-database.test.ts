import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MIGRATIONS_FOLDER, readMigrations } from '../../src/platform/db/migrations-folder.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { query } from './query.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-newer-'))
  await query(
    database.url,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
     VALUES ('later', 'unknown', '9998_of_tomorrow', now()), ('latest', 'unknown', '9999_after_it', now())`,
  )
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

test.each(['../../gateways/main.ts', '../../prisma/migrate.ts'])(
  '%s refuses a database of a newer release in one line that names both',
  async (script) => {
    const newestHere = (await readMigrations(MIGRATIONS_FOLDER)).at(-1)?.name
    const tables = await tablesThere()
    const { code, stdout, stderr } = await run(script)
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toEqual([
      `The database is newer than this release: it has migration 9999_after_it, and the newest known here is ${newestHere}. Start the newer release, or restore a backup that this one made (docs/operations.md).`,
    ])
    expect(await tablesThere()).toEqual(tables)
  },
)

/** The job queue creates its own tables at start. */
function tablesThere() {
  return query(database.url, 'SELECT oid FROM pg_class ORDER BY oid')
}

async function run(script: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = {
    PATH: '/usr/bin:/bin',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SANDBOX_PORT: '0',
  }
  return promisify(execFile)(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], {
    cwd: folder,
    env,
  }).then(
    (said) => ({ code: 0, ...said }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  )
}
