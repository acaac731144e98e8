import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createClient } from '../../../gateways/cli/client.ts'
import { createKey } from '../../../gateways/cli/commands.ts'
import { readConfig } from '../../../src/kernel/config/config.ts'
import { inDatabase } from '../../../src/platform/db/database-url.ts'
import { createApi } from '../../support/api.ts'
import { startCluster } from '../../support/cluster.ts'
import { outsideOf } from '../../support/outside.ts'
import { until } from '../../support/until.ts'
import { openDb } from '../../support/wallet.ts'

const STAFF_TOKEN = 'staff-token-of-the-freeze-drill'
const READY_WITHIN_MS = 60_000

export type Site = Awaited<ReturnType<typeof openSite>>
export type Role = 'all' | 'web' | 'worker'

/** Creates a database on DATABASE_URL's server (an admin's URL), else on an embedded one. */
async function openServer() {
  const given = process.env.DATABASE_URL
  const server = given
    ? { databaseUrl: given, stop: async () => undefined }
    : await startCluster({ fsync: true })
  const name = `freeze_${Date.now()}`
  await onServer(server.databaseUrl, `CREATE DATABASE ${name}`)
  return {
    url: inDatabase(server.databaseUrl, name),
    async drop() {
      await onServer(server.databaseUrl, `DROP DATABASE ${name} WITH (FORCE)`)
      await server.stop()
    },
  }
}

/** The service as an operator starts it, in these processes, with the sandbox in its own process. */
export async function openSite(
  roles: readonly Role[],
  port: number,
  others: Record<string, string> = {},
) {
  const [database, folder] = [
    await openServer(),
    await mkdtemp(join(tmpdir(), 'frontdesk-freeze-')),
  ]
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
    WORKER_PORT: String(port + 2),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    STAFF_TOKEN,
    LOG_LEVEL: process.env.FREEZE_LOG_LEVEL ?? 'silent',
    RATE_LIMIT_PER_MINUTE: '10000000',
    ...others,
  }
  const config = readConfig(settings)
  const children: ChildProcess[] = []
  const run = (script: string, more: Record<string, string> = {}) => {
    const env = { HOME: folder, PATH: '/usr/bin:/bin', ...settings, ...more }
    children.push(
      spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] }),
    )
  }
  run('src/sandbox/main.ts')
  await untilUp(config.sandbox.url)
  for (const ROLE of roles) run('gateways/main.ts', { ROLE })
  for (const role of roles)
    await untilUp(role === 'worker' ? `http://localhost:${port + 2}` : config.baseUrl)

  const { db, close: closeDb } = openDb(database.url)
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  return {
    config,
    db,
    pool,
    outside: outsideOf(config),
    async owner(email: string) {
      const key = await createKey(createClient(config.baseUrl, STAFF_TOKEN), { email })
      const { id: accountId } = await db.account.findUniqueOrThrow({ where: { email } })
      return { email, key, accountId, api: createApi(config.baseUrl, key) }
    },
    async close() {
      for (const child of children.toReversed()) {
        child.kill('SIGKILL')
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
      await pool.end()
      await closeDb()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilUp(url: string) {
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(`${url} is up`, isUp, Boolean, READY_WITHIN_MS)
}

async function onServer(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
