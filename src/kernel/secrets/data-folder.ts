import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'

/** Permissions of everybody but the owner. */
const OTHERS = 0o077
const SHARED_BY_ALL = 0o1000

/** The folder cannot be used: why, and what to do, in one line for the operator. */
export class DataFolderError extends Error {
  constructor(folder: string, { code = '', message }: NodeJS.ErrnoException) {
    super(`DATA_DIR: ${WHY[code] ?? message} (${folder})`)
    this.name = 'DataFolderError'
  }
}

/**
 * Creates a folder that only its owner may enter, or restricts an existing one of ours. A folder shared by design, such
 * as /tmp, is left as it is.
 * @throws {DataFolderError}
 */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DataFolderError(folder, error as NodeJS.ErrnoException)
  }
  const { mode, uid } = statSync(folder)
  const isOurs = uid === process.geteuid?.()
  if (isOurs && (mode & OTHERS) !== 0 && (mode & SHARED_BY_ALL) === 0) chmodSync(folder, 0o700)
}

const NO_FOLDER = 'this is no folder; set one that this user may write to'
const NOT_WRITABLE = 'this user may not write there; set another folder, or let the user in'
const WHY: Record<string, string> = {
  EEXIST: NO_FOLDER,
  ENOTDIR: NO_FOLDER,
  ENOENT: 'the folder cannot be made there; set another one',
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  ENOSPC: 'the disk is full',
}
