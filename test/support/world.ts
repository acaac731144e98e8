import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHttp } from '../../gateways/http.ts'
import { isForRelay } from '../../gateways/voice/relay-upgrade.ts'
import { createApiKey } from '../../src/accounts/create-and-revoke-api-key.ts'
import type { App } from '../../src/app.ts'
import { type Clock, systemClock } from '../../src/kernel/clock.ts'
import { readConfig } from '../../src/kernel/config/config.ts'
import { openApp } from '../../src/open-app.ts'
import { createSandboxApp } from '../../src/sandbox/app.ts'
import { openSandbox } from '../../src/sandbox/sandbox.ts'
import { jobHandlers } from '../../src/workflows/job-handlers.ts'
import { createApi } from './api.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import './query-plans.ts'

export type World = Awaited<ReturnType<typeof openWorld>>

type Wishes = {
  /** Settings as an operator would set them. */
  settings?: Record<string, string>
  clock?: Clock
  /** False leaves jobs in the queue, for tests that check what was enqueued. */
  workJobs?: boolean
  /** A migrated database, which the world drops at the end; by default one is created. */
  given?: TestDatabase
}

/** The whole product and the whole outside world in this process, on a new database. */
export async function openWorld({
  settings = {},
  clock = systemClock,
  workJobs = true,
  given,
}: Wishes = {}) {
  const database = given ?? (await createTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-'))
  const [site, outside] = [await listening(), await listening()]
  const config = readConfig({
    PORT: String(site.port),
    BASE_URL: `http://localhost:${site.port}`,
    SANDBOX_PORT: String(outside.port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    // Gives a busy machine enough time; test/operations/full-pools.test.ts tests what a full pool does.
    DATABASE_ACQUIRE_MS: '60000',
    ...settings,
  })
  const { app, close: closeApp } = await openApp(config, database.url, clock)
  const sandbox = openSandbox({ config, clock: systemClock, log: app.log })
  const doors = createHttp(app)
  outside.server.on('request', createSandboxApp(sandbox.sandbox))
  const outage: Outage = { isOut: () => false }
  handOver(site.server, doors.server, outage)
  if (workJobs) await app.jobs.work(jobHandlers(app))

  return {
    app,
    /** Decides which of the site's paths return 503, like a proxy before a service that is down. */
    outage,
    url: config.baseUrl,
    sandboxUrl: config.sandbox.url,
    api: (key: string) => createApi(config.baseUrl, key),
    /** An account with a key. */
    account: (email = `${crypto.randomUUID()}@example.com`) =>
      openAccount(app, config.baseUrl, email),
    async close() {
      sandbox.close()
      await doors.close()
      for (const { server } of [site, outside]) {
        server.close()
        server.closeAllConnections()
      }
      await closeApp()
      await database.drop()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function openAccount(app: App, baseUrl: string, email: string) {
  const { key, apiKey } = await createApiKey(app, { kind: 'staff' }, { email, name: 'test' })
  return { email, key, accountId: apiKey.accountId, keyId: apiKey.id, api: createApi(baseUrl, key) }
}

/** Listens before the settings that name the port exist; the handlers come later. */
async function listening() {
  const server = createServer({ shouldUpgradeCallback: isForRelay })
  server.listen(0)
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

type Outage = { isOut: (path: string) => boolean }

function handOver(from: Server, to: Server, outage: Outage) {
  from.on('request', (request, response) => {
    if (outage.isOut(request.url ?? '')) response.writeHead(503).end()
    else to.emit('request', request, response)
  })
  from.on('upgrade', (request, socket, head) => to.emit('upgrade', request, socket, head))
}
