import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { systemClock } from '../../src/kernel/clock.ts'
import { readConfig } from '../../src/kernel/config/config.ts'
import { createLog } from '../../src/kernel/log.ts'
import { createSandboxApp } from '../../src/sandbox/app.ts'
import { openSandbox } from '../../src/sandbox/sandbox.ts'

export type Received = { path: string; headers: Record<string, unknown>; body: string }

/** The product's side of the wire: keeps every webhook, and answers with the status from `status`. */
export async function openReceiver(status: (count: number) => number = () => 200) {
  const received: Received[] = []
  const url = await serve((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', headers } = request
      received.push({ path, headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(status(received.length)).end()
    })
  })
  const count = (expected: number) =>
    vi.waitUntil(() => received.length >= expected, { timeout: 5_000, interval: 10 })
  return { url, received, count }
}

/** A sandbox on its own port. A given `dataDir` is that of an earlier one, reopened. */
export async function openWorld(parts: { baseUrl: string; dataDir?: string; clock?: Clock }) {
  const dataDir = parts.dataDir ?? mkdtempSync(join(tmpdir(), 'sandbox-'))
  const app = Promise.withResolvers<RequestListener>()
  const url = await serve(async (request, response) => (await app.promise)(request, response))
  const port = Number(new URL(url).port)
  const config = readConfig({
    SANDBOX_PORT: String(port),
    BASE_URL: parts.baseUrl,
    SANDBOX: 'on',
    DATA_DIR: dataDir,
  })
  const clock = parts.clock ?? systemClock
  const { sandbox, close } = openSandbox({ config, clock, log: createLog('silent') })
  app.resolve(createSandboxApp(sandbox))
  onTestFinished(() => {
    close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { url, port, config, sandbox, dataDir, close }
}

type Clock = typeof systemClock

export async function setFault(url: string, provider: string, mode: string, times = 1) {
  const response = await postJson(`${url}/faults`, { provider, mode, times })
  if (!response.ok) throw new Error(await response.text())
}

export function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
}

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}`
}
