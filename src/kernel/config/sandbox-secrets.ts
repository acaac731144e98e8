import { createHmac } from 'node:crypto'
import { keptSecret } from '../secrets/data-folder-secret.ts'

const FILE = 'sandbox-secret'

/**
 * The secrets between us and the sandbox. Each is derived from one made for this data folder, so nothing in the source
 * code opens anything, however real providers and the sandbox are mixed. The folder is used only when a secret is first
 * needed: with a key for every provider the file is never created.
 */
export function sandboxSecrets(dataDir: string) {
  let root: string | undefined
  const cut = (purpose: string) => {
    root ??= keptSecret(dataDir, FILE)
    return createHmac('sha256', root).update(purpose)
  }
  return {
    hex: (purpose: string) => cut(purpose).digest('hex'),
    base64: (purpose: string) => cut(purpose).digest('base64'),
  }
}

/** Identifies a data folder's sandbox; not a secret. */
export function sandboxFingerprint(dataDir: string): string {
  return sandboxSecrets(dataDir).hex('fingerprint').slice(0, 16)
}
