import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { cpuMicroseconds } from './process-cpu.ts'
import type { Served } from './servers.ts'

const LOAD_CORE = '1'
const LOAD = 'test/bench/peers/load.ts'

export type WireRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

export type Measured = { cpuMicros: number; requestsPerSecond: number; p99Ms: number }

type Load = { connections: number; amount: number; requests: WireRequest[] }

/** Loads a server and returns the cost per response. @throws Error when any response was not a 2xx */
export async function measure(server: Served, load: Load): Promise<Measured> {
  const child = spawn('taskset', ['-c', LOAD_CORE, process.execPath, LOAD], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const output = text(child.stdout)
  const before = cpuMicroseconds(server.pid)
  child.stdin.end(JSON.stringify({ url: server.url, ...load }))
  await once(child, 'exit')
  const used = cpuMicroseconds(server.pid) - before
  const { answered, failed, requestsPerSecond, p99Ms } = JSON.parse(await output)
  if (failed > 0 || answered === 0)
    throw new Error(`${server.name}: ${failed} of its answers failed`)
  return { cpuMicros: used / answered, requestsPerSecond, p99Ms }
}

/** Sends the request once and returns the body as text. */
export async function askOnce(server: Served, { method, path, headers, body }: WireRequest) {
  const init = body === undefined ? { method, headers } : { method, headers, body }
  const response = await fetch(server.url + path, init)
  const answer = await response.text()
  if (!response.ok) throw new Error(`${server.name} ${path} answered ${response.status}: ${answer}`)
  return answer
}
