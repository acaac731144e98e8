import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries, SERVER_ENVIRONMENT } from './binaries.ts'
import { ensureDataFolder } from './initdb.ts'
import { isPostmaster, readPostmaster } from './postmaster.ts'
import { dataArgument, serverUser, spawnedAs } from './server-user.ts'
import { prepareSocketFolder } from './socket-folder.ts'

export type Settings = { folder: string; fsync: boolean }

/** A start in progress: the process, and what it has written to the log since. */
export type Start = { child: ChildProcess; words(): string }

/**
 * Starts a server on the folder, creating the data first if there is none. The child has its own session: Ctrl-C in a
 * terminal must not stop the database while the service is still shutting down.
 */
export async function startServer({ folder, fsync }: Settings): Promise<Start> {
  const dataFolder = join(folder, 'data')
  const user = serverUser(dataFolder)
  const binaries = await findBinaries(folder, user)
  await ensureDataFolder(folder, binaries, user, fsync)
  const socketFolder = await prepareSocketFolder(
    folder,
    user,
    readPostmaster(dataFolder)?.socketFolder,
  )
  const log = openLog(join(folder, 'postgres.log'))
  try {
    const child = spawn(
      binaries.postgres,
      ['-D', dataArgument(user, dataFolder), ...settings(socketFolder, fsync)],
      {
        ...spawnedAs(user),
        cwd: dataFolder,
        env: { ...SERVER_ENVIRONMENT, ...staleOwner(dataFolder) },
        stdio: ['ignore', log.descriptor, log.descriptor],
        detached: true,
      },
    )
    child.on('error', () => undefined)
    child.unref()
    return { child, words: log.words }
  } finally {
    closeSync(log.descriptor)
  }
}

/** Stops the server on the folder, rolling back open transactions, and waits for its end. */
export async function stopServer(dataFolder: string): Promise<void> {
  const postmaster = readPostmaster(dataFolder)
  if (!postmaster || !isPostmaster(postmaster.pid, dataFolder)) return
  process.kill(postmaster.pid, 'SIGINT')
  const deadlineMs = performance.now() + SHUTDOWN_MS
  while (isPostmaster(postmaster.pid, dataFolder)) {
    if (performance.now() > deadlineMs) {
      throw new Error(
        `PostgreSQL (pid ${postmaster.pid}) is still shutting down after ${SHUTDOWN_MS} ms`,
      )
    }
    await delay(10)
  }
  const { socketFolder } = postmaster
  const elsewhere = socketFolder && dirname(socketFolder) !== dirname(dataFolder)
  if (elsewhere) await rmdir(socketFolder).catch(() => undefined)
}

/**
 * Settings for a small machine. The log leaves out statements and error details, because they contain personal data.
 */
function settings(socketFolder: string, fsync: boolean): string[] {
  const durable = fsync ? 'on' : 'off'
  return Object.entries({
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: durable,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * PostgreSQL treats `postmaster.pid` as stale only if no process has its pid. If that pid is now a zombie or another
 * program, this variable (which pg_ctl uses too) makes it ignore the pid; it still checks for shared memory in use.
 */
function staleOwner(dataFolder: string): { PG_GRANDPARENT_PID?: string } {
  const postmaster = readPostmaster(dataFolder)
  const stale = postmaster && !isPostmaster(postmaster.pid, dataFolder)
  return stale ? { PG_GRANDPARENT_PID: String(postmaster.pid) } : {}
}

function openLog(file: string): { descriptor: number; words(): string } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_BYTES) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a', 0o600)
  const start = fstatSync(descriptor).size
  return { descriptor, words: () => readFileSync(file).subarray(start).toString() }
}

const SHUTDOWN_MS = 60_000
const LOG_BYTES = 10_000_000
