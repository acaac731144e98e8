import { randomInt } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { countDifferingWallets } from '../../src/platform/operations/check-ledger.ts'
import { until } from '../support/until.ts'
import { randomOf } from './journeys/random.ts'
import { print, printCounts } from './journeys/report.ts'
import { openSite, type Site } from './journeys/site.ts'
import { measureCapacity, TURN_P99_MS_MAX } from './load/capacity.ts'
import { byDoor, hold } from './load/hold.ts'
import { bound, judgeKill } from './load/kill.ts'
import { failures, newTally, ofDoor, p50p99, type Tally } from './load/tally.ts'
import { openTenants } from './load/tenants.ts'
import { beginTraffic, type Traffic } from './load/traffic.ts'
import { lagsOf, printVitals, vitalsOf } from './load/vitals.ts'

/**
 * Two web and two worker processes, with the sandbox, on a separate PostgreSQL: measures their capacity, then runs 70
 * % of it for long, with a web process killed half-way.
 *
 * --minutes 30 --seed 1 --port 22000 --keep (the folder with logs and the sandbox's record) --calls-a-second 0.4:
 * runs at that rate without measuring first, for a machine that others use.
 */
const { values: flags } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    port: { type: 'string', default: '22000' },
    'calls-a-second': { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})
const HELD_SHARE = 0.7
const SETTLE_MS = 20_000
const QUIET_WITHIN_MS = 600_000

print(`--seed ${flags.seed}`)
const site = await openSite(Number(flags.port), { TRUST_PROXY: 'loopback' })
print(`words and records: ${site.folder}`)
let isWell = false
try {
  isWell = await rehearse(site, Number(flags.minutes), Number(flags.seed))
} finally {
  await site.close()
  if (!flags.keep) await site.forget()
}
// Keep-alive connections would keep the process running.
process.exit(isWell ? 0 : 1)

async function rehearse(site: Site, minutes: number, seed: number): Promise<boolean> {
  const random = randomOf(seed)
  const tally = newTally()
  const tenants = await openTenants(site, random)
  const traffic = beginTraffic({ site, tenants }, tally, random)
  const run = { site, traffic, tally }
  print(`${tenants.length} lines are live; ${machine()}`)
  const rate = Number(flags['calls-a-second'] ?? (await measuredRate(traffic, tally)))
  traffic.setRate(rate)
  print(`held are ${rate.toFixed(2)} calls/s; ${machine()}`)
  await wait(SETTLE_MS)
  printVitals('before', await vitalsOf(site))
  const held = await hold(run, minutes)
  printVitals('after', await vitalsOf(site))
  await traffic.end()
  print(`quiet ${await secondsToQuiet(site)} s after the last request; ${machine()}`)
  const samples = tally.between(held.from, held.to)
  const { p99 } = p50p99(ofDoor(samples, 'a turn'))
  print(`all ${minutes} min, p50/p99 ms: ${byDoor(samples)}`)
  printCounts('failed', failures(samples))
  const differing = await countDifferingWallets(site.pool, 60_000)
  bound(`p99 of a turn is under ${TURN_P99_MS_MAX} ms`, p99 < TURN_P99_MS_MAX)
  bound('every wallet is its entries', differing === 0)
  bound('no process ended by itself', site.crashes.length === 0)
  const isSeldomSeen = await judgeKill(run, held.killedAt, held)
  return isSeldomSeen && p99 < TURN_P99_MS_MAX && differing === 0 && site.crashes.length === 0
}

async function measuredRate(traffic: Traffic, tally: Tally): Promise<number> {
  print('how much it carries:')
  const capacity = await measureCapacity(traffic, tally)
  print(`capacity ${capacity.toFixed(2)} calls/s; ${machine()}`)
  return capacity * HELD_SHARE
}

/** Seconds until no work that is due waits. */
async function secondsToQuiet(site: Site): Promise<number> {
  const began = performance.now()
  const isQuiet = async () => {
    const { queueLagSeconds, inboxLagSeconds } = await lagsOf(site)
    return queueLagSeconds === 0 && inboxLagSeconds === 0
  }
  await until('nothing waits', isQuiet, Boolean, QUIET_WITHIN_MS)
  return Math.round((performance.now() - began) / 1_000)
}

function machine(): string {
  return `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
}
