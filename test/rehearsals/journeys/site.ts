import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../../../src/kernel/config/config.ts'
import { openBalancer } from '../../support/balancer.ts'
import { outsideOf } from '../../support/outside.ts'
import { until } from '../../support/until.ts'
import { startPostgresServer } from './postgres-server.ts'

export const STAFF_TOKEN = 'staff-token-of-the-rehearsal'
const READY_WITHIN_MS = 600_000
/** Node's flags from `npm start`. */
const NODE_FLAGS = [
  '--max-semi-space-size=16',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
  '--import',
  './ops/bundled/load.js',
]
export const PROCESSES = [
  { name: 'web 1', role: 'web', place: 10 },
  { name: 'web 2', role: 'web', place: 11 },
  { name: 'worker 1', role: 'worker', place: 20 },
  { name: 'worker 2', role: 'worker', place: 21 },
] as const

export type ProcessName = (typeof PROCESSES)[number]['name']
export type Site = Awaited<ReturnType<typeof openSite>>

/**
 * The product as real processes: two web and two worker processes unless others are named, the sandbox as another, on
 * a separate PostgreSQL, all on ports from `firstPort` on; a proxy stands before the web processes. Their logs are in
 * `folder`.
 */
export async function openSite(
  firstPort: number,
  more: Record<string, string> = {},
  names: readonly ProcessName[] = PROCESSES.map(({ name }) => name),
) {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-rehearsal-'))
  const server = await startPostgresServer(firstPort + 2)
  const settings: Record<string, string> = {
    PORT: String(firstPort),
    SANDBOX_PORT: String(firstPort + 1),
    DATA_DIR: folder,
    DATABASE_URL: server.url,
    STAFF_TOKEN,
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '10000000',
    RECORDINGS: 'on',
    ...more,
  }
  const config = readConfig(settings)
  const processes = startedProcesses(folder, firstPort, { ...settings, BASE_URL: config.baseUrl })
  const webs = PROCESSES.filter(({ name, role }) => role === 'web' && names.includes(name))
  const ports = webs.map(({ place }) => firstPort + place)
  const address = await openBalancer(firstPort, ports, { inTurns: true })
  await processes.startSandbox(config.sandbox.url)
  await Promise.all(names.map(processes.start))
  const pool = new pg.Pool({ connectionString: server.url, max: 4 })
  // The server is stopped while the pool is idle.
  pool.on('error', () => undefined)
  return {
    config,
    folder,
    server,
    pool,
    outside: outsideOf(config),
    ...processes,
    async close() {
      await processes.killAll()
      address.close()
      await pool.end()
      await server.remove()
    },
    forget: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Restarts processes when they end, like an init system; one that was up and ended by itself counts as a crash. */
function startedProcesses(folder: string, firstPort: number, settings: Record<string, string>) {
  const running = new Map<string, ChildProcess>()
  const up = new Set<ChildProcess>()
  const crashes: string[] = []
  function run(name: string, script: string, more: Record<string, string> = {}) {
    const words = openSync(join(folder, `${name.replace(' ', '-')}.log`), 'a')
    const env = { HOME: folder, PATH: '/usr/bin:/bin', ...settings, ...more }
    const child = spawn(process.execPath, [...NODE_FLAGS, script], {
      env,
      stdio: ['ignore', words, words],
    })
    running.set(name, child)
    return child
  }
  async function end(name: string) {
    const child = running.get(name)
    if (!isRunning(child)) return
    up.delete(child)
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  async function start(name: ProcessName): Promise<void> {
    const { role, place } = PROCESSES.find((known) => known.name === name) ?? PROCESSES[0]
    const port = firstPort + place
    const own = role === 'web' ? { PORT: String(port) } : { WORKER_PORT: String(port) }
    const isUp = async () => {
      const child = running.get(name)
      if (!isRunning(child)) run(name, 'gateways/main.ts', { ROLE: role, ...own })
      return answers(`http://127.0.0.1:${port}/healthz`)
    }
    await until(`${name} is up`, isUp, Boolean, READY_WITHIN_MS)
    const child = running.get(name)
    if (!child) return
    up.add(child)
    child.once('exit', (code) => {
      if (!up.has(child)) return
      crashes.push(`${name} ended by itself, with ${code}`)
      start(name).catch((error) => crashes.push(String(error)))
    })
  }
  return {
    crashes,
    start,
    async startSandbox(url: string) {
      run('sandbox', 'src/sandbox/main.ts')
      await until('the sandbox is up', () => answers(`${url}/healthz`), Boolean, READY_WITHIN_MS)
    },
    /** kill -9. */
    kill: (name: ProcessName) => end(name),
    pidOf: (name: ProcessName) => running.get(name)?.pid ?? 0,
    async killAll() {
      for (const name of [...running.keys()].toReversed()) await end(name)
    },
  }
}

function isRunning(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.exitCode === null && child.signalCode === null
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
