import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from './client.ts'

const STEP_WITHIN_MS = 30_000
const ASK_EVERY_MS = 200

export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  process.stdout.write(`• ${title} … `)
  const began = performance.now()
  const result = await work()
  process.stdout.write(`${((performance.now() - began) / 1_000).toFixed(1)} s\n`)
  return result
}

export function show(label: string, value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  process.stdout.write(`    ${label}: ${text}\n`)
}

export type Rest = <T>(method: string, path: string, body?: unknown) => Promise<T>

export function createRest(baseUrl: string, key: string): Rest {
  return <T>(method: string, path: string, body?: unknown) =>
    request<T>(method, `${baseUrl}${path}`, body, { authorization: `Bearer ${key}` })
}

export async function request<T>(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new CliError(`${method} ${url} answered ${response.status}: ${text}`)
  return JSON.parse(text) as T
}

export async function until<T>(look: () => Promise<T>, isIt: (seen: T) => boolean): Promise<T> {
  const deadline = Date.now() + STEP_WITHIN_MS
  for (;;) {
    const seen = await look()
    if (isIt(seen)) return seen
    if (Date.now() > deadline)
      throw new CliError(`not within ${STEP_WITHIN_MS / 1_000} s: ${JSON.stringify(seen)}`)
    await wait(ASK_EVERY_MS)
  }
}
