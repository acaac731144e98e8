import { createHmac } from 'node:crypto'
import { keptSecret } from '../secrets/data-folder-secret.ts'

const FILE = 'sandbox-secret'

/**
 * What the stand-ins and we know each other by: each secret is cut from one that was made for this data folder, so that
 * what stands in the source opens nothing, however real providers and stand-ins are mixed. The folder is touched at the
 * first use: whoever has a key of every provider never has the file.
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

/** Tells one data folder's sandbox from another's, and no secret. */
export function sandboxFingerprint(dataDir: string): string {
  return sandboxSecrets(dataDir).hex('fingerprint').slice(0, 16)
}
