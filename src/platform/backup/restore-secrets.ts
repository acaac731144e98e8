import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDataFolder } from '../../kernel/secrets/data-folder.ts'
import type { Secret } from './backup-contents.ts'

/** Puts the secrets of a backup into the data folder; one that is there stays, unless it may be thrown away. */
export function restoreSecrets(dataDir: string, secrets: readonly Secret[], force: boolean): void {
  if (secrets.length > 0) openDataFolder(dataDir)
  for (const { name, value } of secrets) {
    const file = join(dataDir, name)
    if (existsSync(file) && !force) continue
    writeFileSync(file, `${value}\n`, { mode: 0o600 })
  }
}
