import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The user PostgreSQL runs as; it refuses to run as root. */
export type ServerUser = { uid: number; gid: number }

/** An ordinary user runs it as themselves; root, as the data's owner (`nobody` if that is root or there is no data). */
export function serverUser(dataFolder: string): ServerUser {
  if (!isRoot()) return { uid: process.geteuid?.() ?? -1, gid: process.getegid?.() ?? -1 }
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY
}

export function isRoot(): boolean {
  return process.geteuid?.() === 0
}

/** Options for `spawn` to run a program as that user; empty if that is us. */
export function spawnedAs(user: ServerUser): Partial<ServerUser> {
  return isRoot() ? user : {}
}

/** Whether the user may enter the folder: every folder on its path must let them through. */
export function mayEnter(user: ServerUser, folder: string): boolean {
  if (!isRoot()) return weMayEnter(folder)
  const { mode, uid, gid } = statSync(folder)
  const execute = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  const parent = dirname(folder)
  return (mode & execute) !== 0 && (parent === folder || mayEnter(user, parent))
}

/**
 * How the server refers to its data folder. The user `nobody` cannot reach a project under /root (0700) by path, but a
 * process started inside the folder stays in it, and on Linux it can name that folder as /proc/self/cwd.
 */
export function dataArgument(user: ServerUser, dataFolder: string): string {
  if (mayEnter(user, dataFolder)) return dataFolder
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new Error(
    `PostgreSQL may not run as root, and uid ${user.uid} may not enter ${dataFolder}. Set ` +
      `DATA_DIR to a folder that everybody may pass through, run as an ordinary user, or set DATABASE_URL.`,
  )
}

function weMayEnter(folder: string): boolean {
  try {
    accessSync(folder, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const NOBODY: ServerUser = { uid: 65_534, gid: 65_534 }
