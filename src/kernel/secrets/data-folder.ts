import { chmodSync, mkdirSync, statSync } from 'node:fs'

/** Anything beyond its owner's reading, writing and entering. */
const OTHERS = 0o077
const SHARED_BY_ALL = 0o1000

/**
 * Makes a folder that only its owner may enter, or closes one of ours that others may. A folder that is everybody's
 * by design, such as /tmp, is left as it is.
 */
export function openDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode, uid } = statSync(folder)
  const isOurs = uid === process.geteuid?.()
  if (isOurs && (mode & OTHERS) !== 0 && (mode & SHARED_BY_ALL) === 0) chmodSync(folder, 0o700)
}
