import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const DAY_MS = 86_400_000

/**
 * A separate service with its sandbox, for pictures: on this port and ten above it. With `at`, its clock is put back to
 * that time of day, so that its pictures are of the same hour whenever they are taken. With `daysBack` it begins that
 * many days ago, until `daysBack` of what is returned moves it on. `settings` are its environment.
 */
export async function startForPictures(
  port: number,
  {
    at,
    daysBack = 0,
    settings = {},
  }: { at?: Date; daysBack?: number; settings?: Record<string, string> } = {},
) {
  const site = `http://localhost:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-pictures-'))
  const clock = join(dataDir, 'clock')
  const backMs = at ? (Date.now() - at.getTime()) % DAY_MS : 0
  const putBack = (days: number) => writeFile(clock, String(backMs + days * DAY_MS))
  const isPutBack = at !== undefined || daysBack > 0
  if (isPutBack) await putBack(daysBack)
  const service = spawn(process.execPath, ['gateways/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(port + 10),
      BASE_URL: site,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...settings,
      ...(isPutBack && { NODE_OPTIONS: `--import ${clockOf(clock)}` }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(site).catch(() => undefined))?.ok) await wait(200)
  return {
    site,
    sandbox: `http://localhost:${port + 10}`,
    staffToken: async () => (await readFile(join(dataDir, 'staff-token'), 'utf8')).trim(),
    async daysBack(days: number) {
      await putBack(days)
      await wait(4 * LOOKS_EVERY_MS)
    },
    async stop() {
      service.kill('SIGTERM')
      await once(service, 'exit')
      await rm(dataDir, { recursive: true })
    },
  }
}

const LOOKS_EVERY_MS = 250

/** A module that puts the clock of a process, and of those that it starts, back by the milliseconds in a file. */
function clockOf(file: string): string {
  const source = `import { readFileSync } from 'node:fs'
    const look = () => Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || 0
    let byMs = look()
    setInterval(() => { try { byMs = look() } catch {} }, ${LOOKS_EVERY_MS}).unref()
    const Real = Date
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() - byMs) }
      static now() { return Real.now() - byMs }
    }`
  return `data:text/javascript,${encodeURIComponent(source)}`
}
