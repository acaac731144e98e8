import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const DAY_MS = 86_400_000

/**
 * A separate service with its sandbox, for pictures: on this port and ten above it. With `at`, its clock is put back to
 * that time of day, so that its pictures are of the same hour whenever they are taken. `settings` are its environment.
 */
export async function startForPictures(
  port: number,
  { at, settings = {} }: { at?: Date; settings?: Record<string, string> } = {},
) {
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
      ...settings,
      ...(at && { NODE_OPTIONS: `--import ${putBack((Date.now() - at.getTime()) % DAY_MS)}` }),
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

/** A module that puts the clock of a process back. */
function putBack(byMs: number): string {
  const source = `const Real = Date
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() - ${byMs}) }
      static now() { return Real.now() - ${byMs} }
    }`
  return `data:text/javascript,${encodeURIComponent(source)}`
}
