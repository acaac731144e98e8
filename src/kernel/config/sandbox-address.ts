import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sandboxFingerprint } from './sandbox-secrets.ts'

const FILE = 'sandbox-address'
const OWNERS = 0o600
const ANSWERS_WITHIN_MS = 2_000

type Place = { dataDir: string; sandbox: { url: string } }

/** Written only by the sandbox that uses the folder. */
export function noteSandboxAddress({ dataDir, sandbox }: Place): void {
  const file = join(dataDir, FILE)
  writeFileSync(file, `${sandbox.url}\n`, { mode: OWNERS })
  // A file left by an older release may be readable by others.
  chmodSync(file, OWNERS)
}

/** The address where the folder's sandbox already runs, if it differs from the settings. */
export async function otherSandbox({ dataDir, sandbox }: Place): Promise<string | undefined> {
  const noted = notedAddress(dataDir)
  if (noted === undefined || noted === sandbox.url) return undefined
  const folder = await sandboxFolder(noted)
  return folder === sandboxFingerprint(dataDir) ? noted : undefined
}

/** The fingerprint of the data folder whose sandbox answers at an address; undefined if none answers. */
export async function sandboxFolder(url: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS)
    const { folder } = Object(await (await fetch(`${url}/healthz`, { signal })).json())
    return typeof folder === 'string' ? folder : undefined
  } catch {
    return undefined
  }
}

function notedAddress(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, FILE), 'utf8').trim()
  } catch {
    return undefined
  }
}
