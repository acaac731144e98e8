import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A separate service with its sandbox, for pictures: on this port and ten above it. */
export async function startForPictures(port: number) {
  const site = `http://localhost:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-pictures-'))
  const service = spawn(process.execPath, ['gateways/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(port + 10),
      BASE_URL: site,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(site).catch(() => undefined))?.ok) await wait(200)
  return {
    site,
    sandbox: `http://localhost:${port + 10}`,
    staffToken: async () => (await readFile(join(dataDir, 'staff-token'), 'utf8')).trim(),
    async stop() {
      service.kill('SIGTERM')
      await once(service, 'exit')
      await rm(dataDir, { recursive: true })
    },
  }
}
