import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Do clients that hold on hurt those that do not? Measures p50 and p99 of GET /v1/account at 8 at a time, alone; beside
 * 200 sockets that send a byte a second; and beside bodies of 200 MB. Prints each as a ratio to the first.
 */
const PORT = 18_080
const SECONDS = 10
const AT_A_TIME = 8
const SLOW_SOCKETS = 200
const BODY_BYTES = 200 * 1024 * 1024
const url = `http://127.0.0.1:${PORT}`

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const { service, key } = await startService()
try {
  await measure()
  const alone = await measure()
  const slow = await beside(openSlowSockets, measure)
  const large = await beside(sendLargeBodies, measure)
  for (const [name, { p50, p99, count }] of Object.entries({ alone, slow, large })) {
    const ratio = (p99 / alone.p99).toFixed(2)
    process.stdout.write(
      `${name.padEnd(6)} ${count} requests  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms  ${ratio}×\n`,
    )
  }
} finally {
  service.kill('SIGTERM')
  await once(service, 'exit')
  await rm(dataDir, { recursive: true })
}

async function startService(): Promise<{ service: ChildProcess; key: string }> {
  const child = spawn(process.execPath, ['gateways/main.ts'], {
    env: {
      ...process.env,
      PORT: String(PORT),
      SANDBOX_PORT: '18090',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '10000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let words = ''
  for await (const data of child.stdout) {
    words += data
    const [found] = /fd_\w+/.exec(words) ?? []
    if (found) return { service: child, key: found }
  }
  throw new Error('the service did not start')
}

async function measure() {
  const times: number[] = []
  const until = performance.now() + SECONDS * 1_000
  const client = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      const response = await fetch(`${url}/v1/account`, {
        headers: { authorization: `Bearer ${key}` },
      })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`answered ${response.status}`)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, client))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), count: times.length }
}

async function beside<T>(begin: () => () => void, work: () => Promise<T>): Promise<T> {
  const end = begin()
  await wait(1_000)
  const result = await work()
  end()
  return result
}

/** Half of them dawdle over the headers, half over the body; who is cut off comes back. */
function openSlowSockets() {
  const head = `POST /v1/lines HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n`
  const sockets = new Set<Socket>()
  let on = true
  const open = (index: number) => {
    if (!on) return
    const socket = connect(PORT, '127.0.0.1')
    const text = index % 2 === 0 ? head.slice(0, 60) : head
    socket.write(text)
    const timer = setInterval(() => socket.write('x'), 1_000)
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
      open(index)
    })
  }
  for (let index = 0; index < SLOW_SOCKETS; index += 1) open(index)
  return () => {
    on = false
    for (const socket of sockets) socket.destroy()
  }
}

/** Four at a time, each as fast as the service takes it. */
function sendLargeBodies() {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const stop = new AbortController()
  const send = async () => {
    while (!stop.signal.aborted) {
      let left = BODY_BYTES
      const body = new ReadableStream({
        pull(controller) {
          if (left <= 0) return controller.close()
          left -= chunk.length
          controller.enqueue(chunk)
        },
      })
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      await fetch(`${url}/v1/lines`, {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
        signal: stop.signal,
      } as RequestInit).catch(() => undefined)
    }
  }
  for (let index = 0; index < 4; index += 1) send()
  return () => stop.abort()
}
