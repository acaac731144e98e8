import type { Config } from '../kernel/config/config.ts'
import { keptSecret } from '../kernel/secrets/data-folder-secret.ts'

/** The operator's token: from the setting, or from the data folder. */
export function staffToken({ staffToken: configured, dataDir }: Config): string {
  return configured ?? keptSecret(dataDir, 'staff-token')
}
