import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const PORT = 18_080
export const url = `http://127.0.0.1:${PORT}`

/** The service as `npm start` runs it, with its own folder and practically no rate limit. */
export async function startService() {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const child = spawn(process.execPath, ['gateways/main.ts'], {
    env: {
      ...process.env,
      PORT: String(PORT),
      SANDBOX_PORT: '18090',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '10000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  async function stop() {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(dataDir, { recursive: true })
  }
  const key = await firstKey(child)
  const staffToken = (await readFile(join(dataDir, 'staff-token'), 'utf8')).trim()
  return { key, staffToken, stop }
}

async function firstKey({ stdout }: ChildProcess): Promise<string> {
  let words = ''
  for await (const data of stdout ?? []) {
    words += data
    const [key] = /fd_\w+/.exec(words) ?? []
    if (key) return key
  }
  throw new Error('the service did not start')
}
