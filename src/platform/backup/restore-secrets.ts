import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDataFolder } from '../../kernel/secrets/data-folder.ts'
import type { Secret } from './backup-contents.ts'

/** Writes a backup's secrets into the data folder. Existing files are kept unless `force` is set. */
export function restoreSecrets(dataDir: string, secrets: readonly Secret[], force: boolean): void {
  if (secrets.length > 0) openDataFolder(dataDir)
  for (const { name, value } of secrets) {
    const file = join(dataDir, name)
    if (existsSync(file) && !force) continue
    writeFileSync(file, `${value}\n`, { mode: 0o600 })
  }
}
