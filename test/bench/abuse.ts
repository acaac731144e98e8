import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from './quantile.ts'
import { startService, url } from './service.ts'

/**
 * Do clients that hold connections open hurt other clients? Measures GET /v1/account with 8 requests at a time:
 * alone, next to 200 sockets that send a byte a second, and next to bodies of 200 MB. Each abuser runs in its own
 * process. The three are measured in turn, ROUNDS times; a figure is the median of its rounds, printed as a ratio to
 * `alone`.
 */
const ROUNDS = 5
const SECONDS = 5
const AT_A_TIME = 8
const ABUSERS = ['alone', 'slow-sockets', 'large-bodies'] as const

type Figures = { p50: number; p99: number; count: number }

const { key, stop } = await startService()
const rounds: Record<string, Figures[]> = {}
try {
  await measure()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const abuser of ABUSERS) {
      rounds[abuser] = [...(rounds[abuser] ?? []), await beside(abuser, measure)]
    }
  }
} finally {
  await stop()
}
const figures = (abuser: string, of: keyof Figures) =>
  quantile(rounds[abuser]?.map((round) => round[of]) ?? [], 0.5)
for (const abuser of ABUSERS) {
  const [p50, p99] = [figures(abuser, 'p50'), figures(abuser, 'p99')]
  const ratio = (p99 / figures('alone', 'p99')).toFixed(2)
  process.stdout.write(
    `${abuser.padEnd(13)} ${figures(abuser, 'count')} requests  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms  ${ratio}×\n`,
  )
}

async function measure(): Promise<Figures> {
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
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), count: times.length }
}

async function beside<T>(abuser: string, work: () => Promise<T>): Promise<T> {
  if (abuser === 'alone') return work()
  const child = fork(new URL(`${abuser}.ts`, import.meta.url), [key])
  await wait(1_500)
  const result = await work()
  child.kill()
  await once(child, 'exit')
  return result
}
