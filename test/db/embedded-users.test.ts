import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { chmod, chown, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.ts'
import {
  isRoot,
  mayEnter,
  type ServerUser,
  serverUser,
  spawnedAs,
} from '../../src/platform/db/embedded/server-user.ts'
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

test('the server never runs as root: not where nobody may not walk, not on data that root put back', async () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const server = await startEmbeddedPostgres({ folder, fsync: false })
  expect(statSync(`/proc/${postmasterPid(folder)}`).uid).not.toBe(0)
  await server.stop()

  await chmod(folder, 0o755)
  if (isRoot()) spawnSync('chown', ['-R', '0:0', join(folder, 'data')])
  const open = await startEmbeddedPostgres({ folder, fsync: false })
  expect(await query(open.databaseUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await open.stop()
})

test('an ordinary user runs the server itself, and root goes on with its data as that user', async () => {
  const user = ordinaryUser()
  await chown(folder, user.uid, user.gid)
  const tenant = spawnTenant(folder, 'hold', canRunAs(user) ? spawnedAs(user) : {})
  await tenant.printed(1)
  expect(statSync(join(folder, 'data')).uid).toBe(user.uid)
  expect(await tenant.finish()).toBe(0)

  const ours = await startEmbeddedPostgres({ folder, fsync: false })
  expect(statSync(`/proc/${postmasterPid(folder)}`).uid).toBe(user.uid)
  await ours.stop()
})

test('a user without a name works where the kernel lends one, else is told what to do', async () => {
  const user = { uid: 12_345, gid: 12_345 }
  const identity = canRunAs(user) ? spawnedAs(user) : {}
  if (isRoot()) await chown(folder, user.uid, user.gid)
  const lent = spawnSync('unshare', ['--user', '--map-user=65534', 'true'], identity).status === 0
  const tenant = spawnTenant(folder, 'hold', identity)
  if (lent || !isRoot()) {
    expect(await tenant.printed(1)).toEqual([expect.stringMatching(/^postgresql:/)])
    expect(await tenant.finish()).toBe(0)
  } else {
    await expect(tenant.printed(1)).rejects.toThrow('/etc/passwd')
  }
})

test("a pid file that names somebody else's process does not keep the server from starting", async () => {
  const server = await startEmbeddedPostgres({ folder, fsync: false })
  const file = join(folder, 'data', 'postmaster.pid')
  const left = await readFile(file, 'utf8')
  await server.stop()

  const user = serverUser(join(folder, 'data'))
  const stranger = spawn('sleep', ['60'], { ...spawnedAs(user), stdio: 'ignore' })
  await once(stranger, 'spawn')
  await writeFile(file, left.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 })
  if (isRoot()) await chown(file, user.uid, user.gid)
  const again = await startEmbeddedPostgres({ folder, fsync: false })
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
  await again.stop()
})

/** A user of /etc/passwd, neither root nor nobody; or, if we cannot switch users, the one root runs the server as. */
function ordinaryUser(): ServerUser {
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n')
  const users = entries.map((line) => line.split(':').map(Number))
  const found = users.find(([, , uid = 0]) => uid > 0 && uid < 65_534)
  const user = { uid: found?.[2] ?? 65_534, gid: found?.[3] ?? 65_534 }
  return canRunAs(user) ? user : serverUser(folder)
}

/** A checkout under /root is closed to all other users. */
function canRunAs(user: ServerUser): boolean {
  return isRoot() && mayEnter(user, fileURLToPath(new URL('.', import.meta.url)))
}
