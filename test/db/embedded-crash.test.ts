import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('after kill -9 of its process the server is adopted; killed itself, it comes back at its address', async () => {
  const tenant = spawnTenant(folder, 'insert', { fsync: true })
  const [url] = await tenant.printed(50)
  const pid = postmasterPid(folder)
  await tenant.kill()
  const server = await startEmbeddedPostgres({ folder })
  expect(server.databaseUrl).toBe(url)
  expect(postmasterPid(folder)).toBe(pid)
  const rows = await countRows(server.databaseUrl)
  expect(rows).toBeGreaterThanOrEqual(tenant.lines().length - 1)

  killServer()
  const read = () => countRows(server.databaseUrl)
  expect(await vi.waitFor(read, { timeout: 10_000, interval: 50 })).toBe(rows)
  expect(postmasterPid(folder)).not.toBe(pid)
  await server.stop()
  expect(postmasterPid(folder)).toBeUndefined()
})

test('after kill -9 of process and server nothing acknowledged is lost', async () => {
  const tenant = spawnTenant(folder, 'insert', { fsync: true })
  await tenant.printed(50)
  killServer()
  await tenant.kill()
  const server = await startEmbeddedPostgres({ folder })
  expect(await countRows(server.databaseUrl)).toBeGreaterThanOrEqual(tenant.lines().length - 1)
  await server.stop()
})

test('kill -9 at any moment of initdb leaves a folder that starts', async () => {
  for (const sign of [/^initdb-[^/]+$/, /^initdb-.*pg_wal$/, /^initdb-.*base\/1\/2663$/]) {
    const tenant = spawnTenant(folder, 'hold')
    await vi.waitUntil(() => filesIn(folder).some((path) => sign.test(path)), {
      timeout: 5_000,
      interval: 1,
    })
    await tenant.kill()
    expect(existsSync(join(folder, 'data'))).toBe(false)
  }
  const server = await startEmbeddedPostgres({ folder })
  expect(await query(server.databaseUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await server.stop()
})

function killServer(): void {
  const pid = postmasterPid(folder)
  if (!pid) throw new Error('no server to kill')
  process.kill(pid, 'SIGKILL')
}

/** initdb removes and renames files during the listing. */
function filesIn(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

async function countRows(url: string): Promise<number> {
  const [row] = await query(url, 'SELECT count(*)::int AS count FROM rows')
  return Number(row?.count)
}
