import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the data folder says about its server. */
export type Postmaster = {
  pid: number
  /** Undefined in the first moments of a start. */
  socketFolder: string | undefined
  /** Accepts connections: neither recovering nor shutting down. */
  ready: boolean
}

/**
 * Reads `postmaster.pid`, one value per line: pid, folder, start time, port, socket folder, address, memory key,
 * status. The file outlives a killed server.
 */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  const lines = readLines(join(dataFolder, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, socketFolder: lines[4] || undefined, ready: lines[7]?.trim() === 'ready' }
}

/**
 * Whether that process is a server running on that folder. The pid alone is not enough: after a container restart it
 * may be another process, and a killed server stays a zombie until its parent reaps it.
 */
export function isPostmaster(pid: number, dataFolder: string): boolean {
  if (process.platform !== 'linux') return isAlive(pid)
  const [stat] = readLines(`/proc/${pid}/stat`)
  if (!stat || !/ \(postgres\) [^ZX] /.test(stat)) return false
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(dataFolder)]
    return there.dev === here.dev && there.ino === here.ino
  } catch (error) {
    // Root in a container may lack CAP_SYS_PTRACE, which is needed to inspect another user's process.
    return error instanceof Error && 'code' in error && error.code === 'EACCES'
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}
