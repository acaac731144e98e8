import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backUp, restore } from '../../gateways/cli/backup-and-restore.ts'
import { query } from '../db/query.ts'
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../support/database.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { newWallet, openDb } from '../support/wallet.ts'

let source: TestDatabase
let target: TestDatabase
let folder: string
let file: string
let dataDir: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-backup-'))
  dataDir = join(folder, 'data')
  source = await createTestDatabase()
  const { db, close } = openDb(source.url)
  await newWallet(db, 'line')
  // Values that COPY must escape, and values in JSON and arrays.
  await db.line.create({ data: oddLine((await newWallet(db, 'meetings')).accountId) })
  await close()
  await writeFile(join(folder, 'staff-token'), 'the-token\n')
  file = join(folder, 'backup')
  await backUp({ databaseUrl: source.url, dataDir: folder }, file)
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  target = await createBareDatabase()
  return () => target.drop()
})

const into = (backup: string, force = false) =>
  restore({ databaseUrl: target.url, dataDir }, backup, force)

test('rows come back as they were, and so do the secrets', async () => {
  const said = await into(file)
  expect(said).toMatch(/^Restored \d+ rows of \d+ tables/)
  expect(await fingerprint(target.url)).toEqual(await fingerprint(source.url))
  expect(await readFile(join(dataDir, 'staff-token'), 'utf8')).toBe('the-token\n')
  expect((await stat(join(dataDir, 'staff-token'))).mode & 0o777).toBe(0o600)
})

test('only its owner reads a backup, and no half of one is left', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await expect(backUp({ databaseUrl: target.url, dataDir }, join(folder, 'none'))).rejects.toThrow(
    'This database holds nothing of Frontdesk.',
  )
  const before = await readFile(file)
  await expect(backUp({ databaseUrl: source.url, dataDir }, file)).rejects.toThrow('there already')
  expect(await readFile(file)).toEqual(before)
  expect((await readdir(folder)).sort()).toEqual(['backup', 'data', 'staff-token'])
})

test.each<[string, (whole: Buffer) => Buffer]>([
  ['cut short', (whole) => whole.subarray(0, whole.length - 40)],
  ['changed in the middle', (whole) => flipped(whole, whole.length >> 1)],
  [
    'of another format',
    (whole) => Buffer.concat([Buffer.from('frontdesk-backup 9\n'), whole.subarray(19)]),
  ],
  ['something else', () => Buffer.from('PGDMP')],
  ['of a part that is cut', () => withPart('{"is":"header","release":')],
  ['of a part that we do not write', () => withPart('{"is":"footer"}')],
])('a file that is %s is refused before anything is touched', async (_, change) => {
  const bad = join(folder, 'data', 'bad')
  await writeFile(bad, change(await readFile(file)))
  await query(target.url, 'CREATE TABLE mine AS SELECT 1 AS one')
  await expect(into(bad, true)).rejects.toMatchObject({ name: 'BackupError' })
  expect(await query(target.url, 'SELECT one FROM mine')).toEqual([{ one: 1 }])
  await rm(bad)
})

test('a database that is not empty is left alone, unless --force', async () => {
  await query(target.url, 'CREATE TABLE mine AS SELECT 1 AS one')
  await expect(into(file)).rejects.toThrow('not empty')
  expect(await query(target.url, 'SELECT one FROM mine')).toEqual([{ one: 1 }])
  await into(file, true)
  expect(await fingerprint(target.url)).toEqual(await fingerprint(source.url))
})

test('a database that somebody uses is left alone, also with --force', async () => {
  const user = new pg.Client({ connectionString: target.url })
  await user.connect()
  await expect(into(file, true)).rejects.toThrow('in use by 1 connections')
  await user.end()
})

test('the backup of a newer release is refused, with both named', async () => {
  const newer = await createTestDatabase()
  await query(
    newer.url,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
     VALUES ('later', 'unknown', '9999_of_tomorrow', now())`,
  )
  const later = join(dataDir, 'later')
  await backUp({ databaseUrl: newer.url, dataDir }, later)
  await newer.drop()
  await expect(into(later)).rejects.toThrow(/9999_of_tomorrow.*newest here: \d{4}_/)
})

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 0xff
  return changed
}

function oddLine(accountId: string) {
  const now = new Date('2026-01-02T03:04:05.678Z')
  return {
    accountId,
    id: 'line_odd',
    status: 'setting_up' as const,
    businessName: 'Tab\tand\\backslash\nand "quotes" é 🦷',
    businessPhone: '+15125550100',
    ownerMobile: '+15125550101',
    termsConfirmedAt: now,
    services: ['', 'a,b', '{x}', 'NULL'],
    languages: [],
    hours: { monday: { open: '09:00', close: '17:00' } },
    timeZone: 'America/Chicago',
    createdAt: now,
  }
}

/** Damaged bytes may still inflate: the frames are whole, but the checksum is never reached. */
function withPart(part: string): Buffer {
  const head = Buffer.from('J\0\0\0\0', 'latin1')
  head.writeUInt32BE(part.length, 1)
  return Buffer.concat([
    Buffer.from('frontdesk-backup 1\n'),
    gzipSync(Buffer.concat([head, Buffer.from(part)])),
  ])
}
