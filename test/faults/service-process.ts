import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '../../gateways/cli/client.ts'
import { createKey } from '../../gateways/cli/commands.ts'
import { type Config, readConfig } from '../../src/kernel/config/config.ts'
import { type Api, createApi } from '../support/api.ts'
import { createTestDatabase } from '../support/database.ts'
import { outsideOf } from '../support/outside.ts'
import { until } from '../support/until.ts'
import { openDb } from '../support/wallet.ts'

const MAIN = fileURLToPath(new URL('../../gateways/main.ts', import.meta.url))
const SANDBOX = fileURLToPath(new URL('../../src/sandbox/main.ts', import.meta.url))
/** Like `npm start`: from the installed bundle. */
const BUNDLED = new URL('../../ops/bundled/load.js', import.meta.url).href
const READY_WITHIN_MS = 120_000
const STAFF_TOKEN = 'staff-token-of-the-fault-tests'

type Owner = { email: string; key: string; accountId: string; api: Api }

export type Service = {
  port: number
  child: ChildProcess
  /** Its output on stderr and stdout so far. */
  said(): string
  /** Stops it; returns its exit code, and how long it took. */
  stop(): Promise<{ code: number | null; tookMs: number }>
  /** kill -9. */
  kill(): Promise<void>
}

/**
 * A database, a folder and a sandbox in its own process, on which services are started as an operator starts them,
 * and killed. `close` ends everything.
 */
export async function openGround(more: Record<string, string> = {}) {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-faults-'))
  const [port, workerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    STAFF_TOKEN,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '100000',
    // A slow machine must not fail the test.
    DATABASE_ACQUIRE_MS: '10000',
    ...more,
  }
  const config: Config = readConfig(settings)
  const { db, close: closeDb } = openDb(database.url)
  const children = new Set<ChildProcess>()

  function run(script: string, more: Record<string, string> = {}) {
    const env = { HOME: folder, PATH: '/usr/bin:/bin', ...settings, ...more }
    const child = spawn(process.execPath, ['--import', BUNDLED, script], {
      cwd: folder,
      env,
      stdio: 'pipe',
    })
    children.add(child)
    return child
  }

  const sandbox = run(SANDBOX)
  sandbox.stdout?.resume()
  sandbox.stderr?.resume()
  await until('the sandbox answers', () => isUp(config.sandbox.url), Boolean, READY_WITHIN_MS)

  return {
    config,
    /** The environment variables for a process. */
    settings,
    db,
    outside: outsideOf(config),
    /** Starts the service and waits until it can work. A worker serves no requests, so its log tells when it is up. */
    async start(
      role: 'all' | 'web' | 'worker' = 'all',
      /** Its own port, when something else listens at the public address. */
      ownPort = role === 'worker' ? workerPort : port,
      given: Record<string, string> = {},
    ): Promise<Service> {
      const more = { ...(role === 'worker' ? { LOG_LEVEL: 'info' } : {}), ...given }
      const own = { PORT: String(ownPort), BASE_URL: config.baseUrl, ROLE: role }
      const child = run(MAIN, { ...more, ...own })
      const service = watch(child, ownPort)
      const ready = () => {
        if (child.exitCode !== null) throw new Error(`it ended: ${service.said()}`)
        if (role === 'worker') return service.said().includes('"started"')
        return isUp(`http://localhost:${ownPort}`)
      }
      await until('the service is up', ready, Boolean, READY_WITHIN_MS)
      return service
    },
    async owner(email: string): Promise<Owner> {
      const key = await createKey(createClient(config.baseUrl, STAFF_TOKEN), { email })
      const { id } = await db.account.findUniqueOrThrow({ where: { email } })
      return { email, key, accountId: id, api: createApi(config.baseUrl, key) }
    },
    async close() {
      for (const child of children) {
        if (child.exitCode === null && child.signalCode === null) {
          child.kill('SIGKILL')
          await once(child, 'exit')
        }
      }
      await closeDb()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Ground = Awaited<ReturnType<typeof openGround>>

function watch(child: ChildProcess, port: number): Service {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk
    })
  }
  const ended = once(child, 'exit')
  return {
    port,
    child,
    said: () => text,
    async stop() {
      const began = performance.now()
      child.kill('SIGTERM')
      await ended
      return { code: child.exitCode, tookMs: performance.now() - began }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function isUp(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/healthz`).catch(() => undefined)
  return answer?.ok ?? false
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
