import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type TenantProcess = {
  child: ChildProcess
  /** The lines printed so far. */
  lines(): string[]
  /** Resolves when it has printed this many lines; rejects with its stderr when it ends before that. */
  printed(count: number): Promise<string[]>
  /** Stops it and resolves to its exit code. */
  finish(): Promise<number | null>
  /** kill -9. */
  kill(): Promise<void>
}

type Identity = { uid: number; gid: number }

/** Runs `tenant-process.ts` on the folder, as another user if given. Without fsync a start takes half the time. */
export function spawnTenant(
  folder: string,
  mode: 'hold' | 'insert',
  { fsync = false, ...identity }: Partial<Identity> & { fsync?: boolean } = {},
): TenantProcess {
  const script = fileURLToPath(new URL('tenant-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder, mode, ...(fsync ? [] : ['lossy'])], {
    ...identity,
    env: { HOME: folder, PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let printedText = ''
  let errorText = ''
  child.stdout.on('data', (chunk) => {
    printedText += chunk
  })
  child.stderr.on('data', (chunk) => {
    errorText += chunk
  })
  const ended = once(child, 'close')
  const lines = () => printedText.split('\n').slice(0, -1)
  return {
    child,
    lines,
    async printed(count) {
      while (lines().length < count) {
        const more = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
        if (!more && lines().length < count) throw new Error(errorText)
      }
      return lines()
    },
    async finish() {
      child.stdin.end()
      await ended
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
