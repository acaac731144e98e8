import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.ts'
import { makeClusterFolder, removeCluster } from '../support/cluster.ts'
import { createBareDatabase } from '../support/database.ts'
import { fingerprint, ledgerSums } from '../support/fingerprint.ts'
import { type Ground, openGround } from './service-process.ts'

const CLI = fileURLToPath(new URL('../../gateways/cli/frontdesk.ts', import.meta.url))

let ground: Ground
let folder: string

beforeAll(async () => {
  ground = await openGround()
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-drill-'))
}, 60_000)
afterAll(async () => {
  await ground.close()
  await rm(folder, { recursive: true, force: true })
})

test('what is backed up in the midst of work is whole, and restored on another server it is the same', async () => {
  const service = await ground.start('all')
  const [demo, online] = [frontdesk(['demo']), join(folder, 'online')]
  const owner = await ground.owner('owner@example.com')
  await frontdesk(['backup', online])
  await demo
  expect((await service.stop()).code).toBe(0)

  const source = ground.config.databaseUrl ?? ''
  const [tables, sums] = [await fingerprint(source), await ledgerSums(source)]
  expect(sums?.wallets).toBeGreaterThan(0)
  const atRest = join(folder, 'at-rest')
  expect(await frontdesk(['backup', atRest])).toMatch(/^Backed up \d+ rows of \d+ tables/)

  const other = await createBareDatabase()
  const midst = await createBareDatabase()
  const embedded = await openEmbedded()
  try {
    await frontdesk(['restore', atRest], { DATABASE_URL: other.url })
    expect(await fingerprint(other.url)).toEqual(tables)
    expect(await ledgerSums(other.url)).toEqual(sums)

    await frontdesk(['restore', atRest], embedded.settings)
    expect(await embedded.look(fingerprint)).toEqual(tables)
    const fromEmbedded = join(folder, 'from-embedded')
    await frontdesk(['backup', fromEmbedded], embedded.settings)
    await frontdesk(['restore', '--force', fromEmbedded], { DATABASE_URL: other.url })
    expect(await fingerprint(other.url)).toEqual(tables)

    await frontdesk(['restore', online], { DATABASE_URL: midst.url })
    expect(await ledgerSums(midst.url)).toMatchObject({ wrong: 0 })

    const restored = await ground.start('all', undefined, { DATABASE_URL: other.url })
    expect((await owner.api.get('/account')).status).toBe(200)
    await restored.stop()
  } finally {
    await Promise.all([other.drop(), midst.drop(), embedded.remove()])
  }
}, 300_000)

/** Runs the operator's command line with the ground's settings. Returns stdout; throws on failure. */
async function frontdesk(args: string[], more: Record<string, string> = {}): Promise<string> {
  const env = { HOME: folder, PATH: '/usr/bin:/bin', ...ground.settings, ...more }
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], {
    cwd: folder,
    env,
  })
  return stdout
}

/** A separate data folder, where the embedded PostgreSQL runs only while needed. */
async function openEmbedded() {
  const dataDir = await makeClusterFolder()
  const postgres = join(dataDir, 'postgres')
  return {
    settings: { DATABASE_URL: '', DATA_DIR: dataDir },
    async look<T>(read: (databaseUrl: string) => Promise<T>): Promise<T> {
      const server = await startEmbeddedPostgres({ folder: postgres })
      return read(server.databaseUrl).finally(server.stop)
    },
    async remove() {
      await removeCluster(postgres)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
