import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDataFolder } from './data-folder.ts'

/**
 * A secret that is created once per data folder, in a file only its owner can read. It is written to another file and
 * then linked, so that processes that start together use the same one.
 */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  const draft = `${file}.${process.pid}`
  openDataFolder(dataDir)
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
