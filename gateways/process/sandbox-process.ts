import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Config, ConfigError } from '../../src/kernel/config/config.ts'
import { otherSandbox, sandboxFolder } from '../../src/kernel/config/sandbox-address.ts'
import { sandboxFingerprint } from '../../src/kernel/config/sandbox-secrets.ts'
import { sandboxedProviders } from '../../src/kernel/config/sandboxed-providers.ts'
import { openDataFolder } from '../../src/kernel/secrets/data-folder.ts'

const READY_WITHIN_MS = 10_000
const STOPPED_WITHIN_MS = 2_000
const ASK_EVERY_MS = 50

/**
 * Starts the sandbox for the providers that are not configured, as a separate process that survives a kill of this one.
 * A sandbox that already runs is reused if it has the same data folder, and so the same secrets. Returns a function
 * that stops what was started here.
 * @throws {ConfigError} if the sandbox's port is taken, or belongs to another data folder
 */
export async function startSandbox(config: Config): Promise<() => Promise<void>> {
  if (sandboxedProviders(config).length === 0) return async () => undefined
  const main = fileURLToPath(new URL('../../src/sandbox/main.ts', import.meta.url))
  const elsewhere = await otherSandbox(config)
  if (elsewhere) {
    throw new ConfigError([
      `SANDBOX_PORT: the sandbox of this DATA_DIR runs at ${elsewhere} already; stop it, or set its port`,
    ])
  }
  // The folder may not exist yet: only a service with its own database has created it by now.
  openDataFolder(config.dataDir)
  // Its output goes to a file: if it inherited our stderr, whoever reads that would wait for the sandbox to end.
  const words = openSync(join(config.dataDir, 'sandbox.log'), 'a', 0o600)
  const child = spawn(process.execPath, [...process.execArgv, main], {
    stdio: ['ignore', 'ignore', words],
    detached: true,
  })
  closeSync(words)
  child.unref()
  try {
    await untilOurs(config, child)
  } catch (error) {
    await stop(child)
    throw error
  }
  return () => stop(child)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await Promise.race([ended, wait(STOPPED_WITHIN_MS, undefined, { ref: false })])
}

/**
 * Checks that the sandbox can use its port, before anything is created for it.
 * @throws {ConfigError}
 */
export async function checkSandboxPort({ sandbox, ...config }: Config): Promise<void> {
  const isNeeded = sandboxedProviders({ sandbox, ...config }).length > 0
  if (!isNeeded || (await isFree(sandbox.port))) return
  const folder = await sandboxFolder(sandbox.url)
  if (folder === undefined) throw portTaken(sandbox.port)
  if (folder !== sandboxFingerprint(config.dataDir)) throw ofAnotherFolder(sandbox.url)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}

function portTaken(port: number): ConfigError {
  return new ConfigError([
    `SANDBOX_PORT: ${port} is taken; stop the program that has it, or set another port`,
  ])
}

function ofAnotherFolder(url: string): ConfigError {
  return new ConfigError([
    `SANDBOX_PORT: the sandbox at ${url} is of another DATA_DIR; stop it, or set another port`,
  ])
}

/** Waits until the sandbox answers with this data folder. */
async function untilOurs({ sandbox, dataDir }: Config, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode) throw portTaken(sandbox.port)
    const folder = await sandboxFolder(sandbox.url)
    if (folder === sandboxFingerprint(dataDir)) return
    if (folder !== undefined) throw ofAnotherFolder(sandbox.url)
    await wait(ASK_EVERY_MS)
  }
  throw new ConfigError([`SANDBOX_PORT: the sandbox does not answer at ${sandbox.url}`])
}
