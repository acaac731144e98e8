import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Config } from '../src/config.ts'
import { sandboxedProviders } from '../src/sandboxed-providers.ts'

const READY_WITHIN_MS = 10_000
const ASK_EVERY_MS = 50

/**
 * Starts the stand-ins for the providers that are not configured, as a process of their own that a kill of this one
 * does not touch; one that runs already is used. Returns how to stop what was started here.
 */
export async function startSandbox(config: Config): Promise<() => void> {
  if (sandboxedProviders(config).length === 0) return () => undefined
  const main = fileURLToPath(new URL('../src/sandbox/main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  child.unref()
  await answers(`${config.sandbox.url}/healthz`)
  return () => {
    if (child.exitCode === null) child.kill('SIGTERM')
  }
}

async function answers(url: string) {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await wait(ASK_EVERY_MS)
  }
  throw new Error(`the sandbox does not answer at ${url}`)
}
