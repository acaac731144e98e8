import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { diffMigrations } from '../../src/platform/db/diff-migrations.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { MIGRATIONS_FOLDER, readMigrations } from '../../src/platform/db/migrations-folder.ts'
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../support/database.ts'
import { query } from './query.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createBareDatabase()
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-migrations-'))
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

test('migrations and schema.prisma agree', async () => {
  expect(await diffMigrations(inject('databaseServer'))).toBe('')
})

test('the difference to a schema that knows one thing more is its migration', async () => {
  const schemaFile = join(folder, 'schema.prisma')
  await writeFile(
    schemaFile,
    'datasource db {\n  provider = "postgresql"\n}\nmodel Thing {\n  id String @id\n  @@map("things")\n}\n',
  )
  const sql = await diffMigrations(inject('databaseServer'), { folder, schemaFile })
  await writeMigration('0001_things', sql)
  expect(await migrate(database.url, folder)).toEqual(['0001_things'])
  expect(await query(database.url, 'SELECT * FROM things')).toEqual([])
  expect(await diffMigrations(inject('databaseServer'), { folder, schemaFile })).toBe('')
})

test('two processes that migrate at once apply each migration once', async () => {
  const script = fileURLToPath(new URL('migrate-process.ts', import.meta.url))
  const runs = [1, 2].map(() => promisify(execFile)(process.execPath, [script, database.url]))
  const outcomes = (await Promise.all(runs)).map(({ stdout, stderr }) => {
    expect(stderr).toBe('')
    return JSON.parse(stdout)
  })
  const names = (await readMigrations(MIGRATIONS_FOLDER)).map(({ name }) => name)
  expect(outcomes).toContainEqual(names)
  expect(outcomes).toContainEqual([])
  expect(await recorded()).toEqual(names)
})

test('a migrated database has nothing to do, and gets what comes later', async () => {
  const migrated = await createTestDatabase()
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true })
  expect(await migrate(migrated.url, folder)).toEqual([])
  await writeMigration('9999_later', 'CREATE TABLE later (id int)')
  expect(await migrate(migrated.url, folder)).toEqual(['9999_later'])
  await migrated.drop()
})

test('a function body with semicolons arrives whole', async () => {
  await writeMigration(
    '0001_function',
    `CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2; END $$;`,
  )
  await migrate(database.url, folder)
  expect(await query(database.url, 'SELECT two()')).toEqual([{ two: 2 }])
})

test('a migration that fails leaves nothing of itself or its fellows, and passes once mended', async () => {
  await writeMigration('0001_good', 'CREATE TABLE good (id int)')
  await writeMigration('0002_bad', 'CREATE TABLE half (id int); SELECT 1/0;')
  await expect(migrate(database.url, folder)).rejects.toThrow('division by zero')
  expect(await query(database.url, "SELECT to_regclass('good') AS good")).toEqual([{ good: null }])

  await writeMigration('0002_bad', 'CREATE TABLE half (id int)')
  expect(await migrate(database.url, folder)).toEqual(['0001_good', '0002_bad'])
})

test('a migration that was edited after it was applied is named', async () => {
  await writeMigration('0001_good', 'CREATE TABLE good (id int)')
  await migrate(database.url, folder)
  await writeMigration('0001_good', 'CREATE TABLE good (id bigint)')
  await expect(migrate(database.url, folder)).rejects.toThrow('0001_good was changed after')
})

test('each test database is its own', async () => {
  const copies = await Promise.all([1, 2, 3].map(() => createTestDatabase()))
  const [first, second] = copies.map(({ url }) => url)
  await query(first ?? '', 'CREATE TABLE mine (id int)')
  expect(await query(second ?? '', "SELECT to_regclass('mine') AS mine")).toEqual([{ mine: null }])
  await Promise.all(copies.map((copy) => copy.drop()))
  await expect(query(first ?? '', 'SELECT 1')).rejects.toThrow('does not exist')
})

async function writeMigration(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), sql)
}

async function recorded(): Promise<unknown[]> {
  const rows = await query(
    database.url,
    'SELECT migration_name FROM _prisma_migrations ORDER BY migration_name',
  )
  return rows.map((row) => row.migration_name)
}
