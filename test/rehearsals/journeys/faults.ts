import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from './random.ts'
import type { ProcessName, Site } from './site.ts'

const WEBS = ['web 1', 'web 2'] as const
const WORKERS = ['worker 1', 'worker 2'] as const
const PROVIDERS = ['stripe', 'postmark', 'twilio', 'recall'] as const
const MODES = ['down', 'slow', 'duplicate', 'out_of_order', 'drop_response'] as const

type Fault = { name: string; share: number; happen: (site: Site, random: Random) => Promise<void> }
type Lane = { meanPauseMs: number; faults: readonly [Fault, ...Fault[]] }

/** In parallel, so that a process that is slow to restart does not delay other faults. */
const LANES: readonly Lane[] = [
  {
    meanPauseMs: 6_000,
    faults: [
      { name: 'kill -9 of a web process', share: 1, happen: (site, by) => kill(site, by, WEBS) },
      { name: 'kill -9 of a worker', share: 1, happen: (site, by) => kill(site, by, WORKERS) },
    ],
  },
  {
    meanPauseMs: 15_000,
    faults: [
      { name: 'PostgreSQL restarted, fast', share: 3, happen: (site) => restart(site, 'fast') },
      { name: 'PostgreSQL restarted, immediate', share: 3, happen: (s) => restart(s, 'immediate') },
      {
        name: 'PostgreSQL stopped for 5 to 20 s',
        share: 2,
        happen: (site, random) => restart(site, 'fast', random.whole(5_000, 20_000)),
      },
      { name: 'PostgreSQL frozen for 2 to 8 s', share: 2, happen: freeze },
    ],
  },
  {
    meanPauseMs: 3_000,
    faults: [{ name: 'provider fault', share: 1, happen: providerFault }],
  },
]

/** Causes a fault every few seconds until it is ended. */
export function beginFaults(site: Site, random: Random) {
  const happened = new Map<string, number>()
  const ending = new AbortController()
  const lanes = LANES.map(async (lane) => {
    const own = random.fork()
    while (!ending.signal.aborted) {
      const pause = own.next() * 2 * lane.meanPauseMs
      await wait(pause, undefined, { signal: ending.signal }).catch(() => undefined)
      if (ending.signal.aborted) return
      const fault = draw(own, lane)
      happened.set(fault.name, (happened.get(fault.name) ?? 0) + 1)
      await fault.happen(site, own)
    }
  })
  return {
    happened,
    async end() {
      ending.abort()
      await Promise.all(lanes)
      for (const provider of PROVIDERS)
        for (const mode of MODES) await site.outside.fault(provider, mode, 0)
    },
  }
}

function draw(random: Random, { faults }: Lane): Fault {
  const sum = faults.reduce((total, { share }) => total + share, 0)
  let place = random.next() * sum
  const drawn = faults.find(({ share }) => {
    place -= share
    return place < 0
  })
  return drawn ?? faults[0]
}

async function kill(site: Site, random: Random, names: readonly [ProcessName, ...ProcessName[]]) {
  const name = random.oneOf(names)
  await site.kill(name)
  await site.start(name)
}

async function restart({ server }: Site, mode: 'fast' | 'immediate', downMs = 0) {
  await server.stop(mode)
  await wait(downMs)
  await server.start()
}

async function freeze({ server }: Site, random: Random) {
  server.freeze()
  await wait(random.whole(2_000, 8_000))
  server.thaw()
}

async function providerFault({ outside }: Site, random: Random) {
  await outside.fault(random.oneOf(PROVIDERS), random.oneOf(MODES), random.whole(1, 6))
}
