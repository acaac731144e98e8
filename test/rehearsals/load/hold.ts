import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { print } from '../journeys/report.ts'
import type { Site } from '../journeys/site.ts'
import { killWeb } from './kill.ts'
import { failed, p50p99, type Sample, type Tally } from './tally.ts'
import type { Traffic } from './traffic.ts'
import { lagsOf, vitalsOf } from './vitals.ts'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 5_000

type Run = { site: Site; traffic: Traffic; tally: Tally }

/** Holds the rate, prints the vitals every minute, and kills a web process half-way. */
export async function hold(run: Run, minutes: number) {
  const from = performance.now()
  let killing: Promise<number> | undefined
  for (let minute = 1; minute <= minutes; minute += 1) {
    const isHalfTime = minute === Math.floor(minutes / 2) + 1
    if (isHalfTime) killing = killWeb(run.site)
    await passMinute(run, minute)
  }
  return { from, to: performance.now(), killedAt: (await killing) ?? from }
}

async function passMinute({ site, traffic, tally }: Run, minute: number) {
  const from = performance.now()
  let [queue, inbox] = [0, 0]
  while (performance.now() < from + MINUTE_MS) {
    await wait(LOOK_EVERY_MS)
    const lags = await lagsOf(site)
    queue = Math.max(queue, lags.queueLagSeconds)
    inbox = Math.max(inbox, lags.inboxLagSeconds)
  }
  const samples = tally.between(from, performance.now())
  const { memoryMb, connections, databaseMb, tables } = await vitalsOf(site)
  const dead = tables.reduce((sum, table) => sum + table.dead, 0)
  const talking = traffic.talks.filter(({ endedAt }) => endedAt > performance.now()).length
  print(
    [
      `  ${minute} min: ${samples.length} requests, ${failed(samples).length} failed, ${talking} talk`,
      `load ${loadavg()[0]?.toFixed(1)}`,
      `MB ${Object.values(memoryMb).join(' ')}`,
      `${connections} connections`,
      `database ${databaseMb} MB, ${dead} dead rows`,
      `lag at most: queue ${queue.toFixed(1)} s, inbox ${inbox.toFixed(1)} s`,
      `p50/p99 ms: ${byDoor(samples)}`,
    ].join('; '),
  )
}

export function byDoor(samples: readonly Sample[]): string {
  const doors = Map.groupBy(samples, ({ door }) => door)
  const figures = [...doors].sort().map(([door, of]) => {
    const { p50, p99 } = p50p99(of)
    return `${door} ${p50}/${p99}`
  })
  return figures.join(', ')
}
