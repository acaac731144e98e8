import { createHmac } from 'node:crypto'
import { keptSecret } from '../secrets/data-folder-secret.ts'

const FILE = 'sandbox-secret'

/**
 * Secrets shared by the sandbox and us. Each is derived from one secret created for this data folder, so nothing in the
 * source code grants access, however real and sandboxed providers are mixed. The file is created at first use: with a
 * key for every provider it never exists.
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

/** Identifies a data folder's sandbox without revealing a secret. */
export function sandboxFingerprint(dataDir: string): string {
  return sandboxSecrets(dataDir).hex('fingerprint').slice(0, 16)
}
