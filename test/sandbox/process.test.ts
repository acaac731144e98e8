import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSandbox as startSandboxProcess } from '../../gateways/process/sandbox-process.ts'
import { readConfig } from '../../src/kernel/config/config.ts'

const MAIN = new URL('../../src/sandbox/main.ts', import.meta.url).pathname
const SERVICE = new URL('../../gateways/main.ts', import.meta.url).pathname

async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function startSandbox(
  port: number,
  main = MAIN,
  cwd = mkdtempSync(join(tmpdir(), 'sandbox-process-')),
  more: Record<string, string> = {},
): ChildProcess {
  const env = { SANDBOX_PORT: String(port), DATA_DIR: cwd, ...more }
  const child = spawn(process.execPath, [main], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

test('serves, yields to one already running, and stops when told', async () => {
  const port = await freePort()
  const first = startSandbox(port)
  const healthy = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      (response) => response.json(),
      () => undefined,
    )
  const health = await vi.waitUntil(healthy, { timeout: 10_000, interval: 50 })
  expect(health).toMatchObject({ ok: true, service: 'frontdesk-sandbox' })

  const [secondCode] = await once(startSandbox(port), 'exit')
  expect(secondCode).toBe(0)
  first.kill('SIGTERM')
  const [firstCode] = await once(first, 'exit')
  expect(firstCode).toBe(0)
})

test('fails when something else holds the port', async () => {
  const other = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const [code] = await once(startSandbox((other.address() as AddressInfo).port), 'exit')
  expect(code).toBe(1)
})

test('a service starts on no sandbox that holds the secrets of another folder', async () => {
  const port = await freePort()
  startSandbox(port)
  const up = () => fetch(`http://localhost:${port}/healthz`).catch(() => undefined)
  await vi.waitUntil(up, { timeout: 10_000, interval: 50 })
  const service = startSandbox(port, SERVICE)
  let said = ''
  service.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(service, 'exit')
  expect([code, said]).toEqual([1, expect.stringContaining('of another DATA_DIR')])
})

test('the data folder is made where no database made it', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'sandbox-process-')), 'not', 'there')
  // Vitest sets its own BASE_URL.
  const settings = { BASE_URL: '', DATA_DIR: dataDir, SANDBOX_PORT: String(await freePort()) }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const stop = await startSandboxProcess(readConfig(settings))
  onTestFinished(stop)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

test('in the folder of a running service there is nothing that others may open, also what was open before', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-process-'))
  writeFileSync(join(dataDir, 'sandbox-address'), '', { mode: 0o644 })
  const [port, own] = [await freePort(), await freePort()]
  const service = startSandbox(own, SERVICE, dataDir, { PORT: String(port) })
  const up = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(up, { timeout: 60_000, interval: 200 })
  const names = ['', ...readdirSync(dataDir), 'postgres/data', 'postgres/postgres.log']
  expect(names).toEqual(
    expect.arrayContaining(['sandbox-address', 'sandbox-secret', 'staff-token', 'postgres']),
  )
  for (const name of names) {
    expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0])
  }
  service.kill('SIGTERM')
  await once(service, 'exit')
})
