import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the data folder says of the server that works on it. */
export type Postmaster = {
  pid: number
  /** Unknown for the first moments of a start. */
  socketFolder: string | undefined
  /** Takes connections: neither recovering nor going down. */
  ready: boolean
}

/**
 * `postmaster.pid`: pid, folder, start time, port, socket folder, address, memory key, status, a line each.
 * It outlives a killed server.
 */
export function readPostmaster(dataFolder: string): Postmaster | undefined {
  const lines = readLines(join(dataFolder, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, socketFolder: lines[4] || undefined, ready: lines[7]?.trim() === 'ready' }
}

/**
 * Whether that process is a server at work on that folder. A pid alone says little: after a restart of a container it
 * may be anybody's, and a killed server stays as a zombie until its parent looks.
 */
export function isPostmaster(pid: number, dataFolder: string): boolean {
  if (process.platform !== 'linux') return isAlive(pid)
  const [stat] = readLines(`/proc/${pid}/stat`)
  if (!stat || !/ \(postgres\) [^ZX] /.test(stat)) return false
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(dataFolder)]
    return there.dev === here.dev && there.ino === here.ino
  } catch (error) {
    // Root in a container may lack CAP_SYS_PTRACE, which looking at another user's process takes.
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
