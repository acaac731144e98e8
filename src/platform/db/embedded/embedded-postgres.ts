import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isPostmaster, readPostmaster } from './postmaster.ts'
import { type Settings, type Start, startServer, stopServer } from './server.ts'
import { databaseUrl } from './socket-folder.ts'
import { moveIn, moveOut, settle, type Tenant } from './tenant.ts'

export type EmbeddedPostgres = {
  /** For `pg`, Prisma's adapter and psql: the Unix socket and the database `frontdesk`. */
  databaseUrl: string
  /** Ends this process's use of the server; the last process to do so shuts it down. End the pools first. */
  stop(): Promise<void>
}

/**
 * The default database: a real PostgreSQL on a private Unix socket, never as root, without a TCP port. Any number of
 * processes may share a folder: each uses a server that already runs there, even one left behind by a killed process. A
 * server that dies is started again by the processes using it.
 * @param options.folder such as DATA_DIR/postgres; holds data, log and (if its path is short enough) the socket
 * @param options.fsync false only if the data may be lost, as in tests; applies if the server is started now
 * @throws with advice if there are no programs for this machine, or the data has another major version
 */
export async function startEmbeddedPostgres(options: {
  folder: string
  fsync?: boolean
}): Promise<EmbeddedPostgres> {
  await mkdir(options.folder, { recursive: true, mode: 0o700 })
  const folder = await realpath(options.folder)
  const settings = { folder, fsync: options.fsync ?? true }
  const stopping = new AbortController()
  let { tenant, socketFolder } = await findOrStart(settings, stopping.signal)
  await ensureDatabase(tenant)

  let returning = Promise.resolve()
  const stayIn = () => {
    settle(tenant)
    tenant.client.once('end', () => {
      if (!stopping.signal.aborted) returning = comeBack()
    })
  }
  const comeBack = async () => {
    while (!stopping.signal.aborted) {
      try {
        tenant = (await findOrStart(settings, stopping.signal)).tenant
        return stayIn()
      } catch {
        const pause = { ref: false, signal: stopping.signal }
        await delay(1_000, undefined, pause).catch(() => undefined)
      }
    }
  }
  stayIn()

  const stop = async () => {
    stopping.abort()
    await returning
    await leave(tenant, folder)
  }
  let stopped: Promise<void> | undefined
  return {
    databaseUrl: databaseUrl(socketFolder, DATABASE),
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Connects to the server that runs on the folder, or starts one. */
async function findOrStart(settings: Settings, signal: AbortSignal) {
  const patience = {
    untilMs: performance.now() + START_MS,
    lockedUntilMs: performance.now() + LOCKED_MS,
  }
  let start: Start | undefined
  for (;;) {
    signal.throwIfAborted()
    const found = await moveInWithFound(join(settings.folder, 'data'))
    if (found) return found
    if (!start) start = await startIfNone(settings)
    else if (hasEnded(start)) start = await judge(start, patience.lockedUntilMs)
    if (performance.now() > patience.untilMs) {
      throw new Error(`PostgreSQL does not answer; its words:\n${start?.words() ?? '(none)'}`)
    }
    await delay(10)
  }
}

async function moveInWithFound(dataFolder: string) {
  const postmaster = readPostmaster(dataFolder)
  if (!postmaster?.socketFolder || !postmaster.ready) return undefined
  if (!isPostmaster(postmaster.pid, dataFolder)) return undefined
  const { socketFolder } = postmaster
  // A server that is shutting down refuses; the next look finds it gone.
  const tenant = await moveIn(socketFolder).catch(() => undefined)
  return tenant && { tenant, socketFolder }
}

async function startIfNone(settings: Settings): Promise<Start | undefined> {
  const dataFolder = join(settings.folder, 'data')
  const postmaster = readPostmaster(dataFolder)
  if (postmaster && isPostmaster(postmaster.pid, dataFolder)) return undefined
  return startServer(settings)
}

/** A start that lost to another process's start, or found locks of a killed server, is tried again; else throws. */
async function judge(start: Start, lockedUntilMs: number): Promise<undefined> {
  const words = start.words()
  if (!LOST.test(words) || performance.now() > lockedUntilMs) {
    throw new Error(`PostgreSQL did not start; its words:\n${words}`)
  }
  await delay(100)
}

function hasEnded({ child }: Start): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

async function ensureDatabase({ client }: Tenant): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
  if (rowCount) return
  await client.query(`CREATE DATABASE ${DATABASE}`).catch((error) => {
    // Another process created it at the same moment.
    if (!DUPLICATE.includes(error.code)) throw error
  })
}

async function leave(tenant: Tenant, folder: string): Promise<void> {
  try {
    // If the server has just died, there is nothing to stop.
    if (!(await moveOut(tenant).catch(() => false))) return
    await stopServer(join(folder, 'data'))
  } finally {
    await tenant.client.end().catch(() => undefined)
  }
}

const DATABASE = 'frontdesk'
const START_MS = 60_000
/**
 * How long the last processes of a killed server, or a slow init process, may hold the lock (docs/performance.md §5).
 */
const LOCKED_MS = 12_000
const LOST = /lock file|pre-existing shared memory block/
/** duplicate_database, or unique_violation if two were created at the same instant. */
const DUPLICATE = ['42P04', '23505']
