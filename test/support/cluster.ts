import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/db/embedded/embedded-postgres.ts'
import { isAlive, isPostmaster, readPostmaster } from '../../src/platform/db/embedded/postmaster.ts'
import { stopServer } from '../../src/platform/db/embedded/server.ts'
import { fastFolder } from './fast-folder.ts'

export type Cluster = EmbeddedPostgres & { folder: string }

/** A separate PostgreSQL in a temporary folder; `stop` ends it and removes the folder. */
export async function startCluster({ fsync }: { fsync: boolean }): Promise<Cluster> {
  const folder = await makeClusterFolder()
  const server = await startEmbeddedPostgres({ folder, fsync })
  return {
    folder,
    databaseUrl: server.databaseUrl,
    async stop() {
      await server.stop()
      await removeCluster(folder)
    },
  }
}

/** A folder for a cluster. Servers running on it end with this process, even if it exits suddenly. */
export async function makeClusterFolder(): Promise<string> {
  const folder = await mkdtemp(join(fastFolder(), `${PREFIX}${process.pid}-`))
  if (folders.size === 0) process.on('exit', killAll)
  folders.add(folder)
  return folder
}

export async function removeCluster(folder: string): Promise<void> {
  await stopServer(join(folder, 'data'))
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** The pid of the server now running on the folder. */
export function postmasterPid(folder: string): number | undefined {
  const dataFolder = join(folder, 'data')
  const pid = readPostmaster(dataFolder)?.pid
  return pid && isPostmaster(pid, dataFolder) ? pid : undefined
}

/** Ends servers left by a killed run. */
export async function removeAbandonedClusters(): Promise<void> {
  const folder = fastFolder()
  for (const name of await readdir(folder)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await removeCluster(join(folder, name))
  }
}

function killAll(): void {
  for (const folder of folders) {
    const pid = postmasterPid(folder)
    if (pid) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const folders = new Set<string>()
const PREFIX = 'frontdesk-test-'
