import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.ts'
import { makeClusterFolder, postmasterPid, removeCluster } from '../support/cluster.ts'
import { query } from './query.ts'
import { spawnTenant } from './spawn-tenant.ts'

let folder: string

beforeEach(async () => {
  folder = await makeClusterFolder()
})

afterEach(async () => {
  await removeCluster(folder)
})

test('what was written is there after a stop and a start', async () => {
  const first = await startEmbeddedPostgres({ folder, fsync: false })
  await query(first.databaseUrl, 'CREATE TABLE kept AS SELECT 7 AS number')
  await first.stop()
  expect(postmasterPid(folder)).toBeUndefined()

  const second = await startEmbeddedPostgres({ folder })
  const settings = await query(
    second.databaseUrl,
    `SELECT (SELECT number FROM kept), current_database(), lower('ÄÖÜ'), current_setting('fsync') AS fsync,
       current_setting('listen_addresses') AS addresses, current_setting('timezone') AS zone`,
  )
  expect(settings).toEqual([
    {
      number: 7,
      current_database: 'frontdesk',
      lower: 'äöü',
      fsync: 'on',
      addresses: '',
      zone: 'UTC',
    },
  ])
  await second.stop()
})

test('a second process moves in, and the server goes with the last one', async () => {
  const ours = await startEmbeddedPostgres({ folder, fsync: false })
  const pid = postmasterPid(folder)
  const theirs = spawnTenant(folder, 'hold')
  expect(await theirs.printed(1)).toEqual([ours.databaseUrl])

  await ours.stop()
  expect(postmasterPid(folder)).toBe(pid)
  expect(await theirs.finish()).toBe(0)
  expect(postmasterPid(folder)).toBeUndefined()
})

test('two processes that start at once on an empty folder share one server', async () => {
  const tenants = [spawnTenant(folder, 'hold'), spawnTenant(folder, 'hold')]
  const urls = await Promise.all(tenants.map((tenant) => tenant.printed(1)))
  expect(urls[0]).toEqual(urls[1])
  expect(await Promise.all(tenants.map((tenant) => tenant.finish()))).toEqual([0, 0])
  expect(postmasterPid(folder)).toBeUndefined()
  expect(readdirSync(folder).filter((name) => name.startsWith('initdb'))).toEqual([])
})

test('data of another major version are refused with what to do about it', async () => {
  await mkdir(join(folder, 'data'))
  await writeFile(join(folder, 'data', 'PG_VERSION'), '12\n')
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(
    /made by PostgreSQL 12; this version brings PostgreSQL \d+\. .*pg_dump/,
  )
})

test('a folder with other things in it is refused and left alone', async () => {
  await mkdir(join(folder, 'data'))
  await writeFile(join(folder, 'data', 'letter.txt'), 'Dear')
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow('not a PostgreSQL folder')
  expect(readdirSync(join(folder, 'data'))).toEqual(['letter.txt'])
})

test('a path too long for a socket gets one elsewhere, which goes with the server', async () => {
  const deep = join(folder, 'a'.repeat(100))
  const server = await startEmbeddedPostgres({ folder: deep, fsync: false })
  const socketFolder = new URL(server.databaseUrl).searchParams.get('host') ?? ''
  expect(dirname(socketFolder)).not.toBe(deep)
  expect(await query(server.databaseUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await server.stop()
  expect(existsSync(socketFolder)).toBe(false)
})
