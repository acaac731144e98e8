import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Config, ConfigError } from '../../src/kernel/config/config.ts'
import { sandboxFingerprint } from '../../src/kernel/config/sandbox-secrets.ts'
import { sandboxedProviders } from '../../src/kernel/config/sandboxed-providers.ts'

const READY_WITHIN_MS = 10_000
const ASK_EVERY_MS = 50

/**
 * Starts the stand-ins for the providers that are not configured, as a process of their own that a kill of this one
 * does not touch; one that runs already is used, when it is of the same data folder and so holds the same secrets.
 * Returns how to stop what was started here.
 *
 * @throws {ConfigError} when the sandbox's port answers for another data folder
 */
export async function startSandbox(config: Config): Promise<() => void> {
  if (sandboxedProviders(config).length === 0) return () => undefined
  const main = fileURLToPath(new URL('../../src/sandbox/main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  child.unref()
  const stop = () => {
    if (child.exitCode === null) child.kill('SIGTERM')
  }
  try {
    await refuseForeign(config)
  } catch (error) {
    stop()
    throw error
  }
  return stop
}

async function refuseForeign({ sandbox, dataDir }: Config): Promise<void> {
  const folder = await folderOf(`${sandbox.url}/healthz`)
  if (folder === sandboxFingerprint(dataDir)) return
  const problem = `SANDBOX_PORT: the sandbox at ${sandbox.url} is of another DATA_DIR; stop it, or set another port`
  throw new ConfigError([problem])
}

/** Waits until the sandbox answers. */
async function folderOf(url: string): Promise<unknown> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return Object(await response.json()).folder
    await wait(ASK_EVERY_MS)
  }
  throw new Error(`the sandbox does not answer at ${url}`)
}
