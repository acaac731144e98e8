import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { cpuMicroseconds, databaseCpu, residentMb, usedSince } from './http/process-cpu.ts'
import { circumstances, keepSections, table } from './page.ts'
import { openSite, type Site } from './pinned-site.ts'
import { quantile } from './quantile.ts'
import { measureAnswering } from './voice/answer-webhook.ts'
import { callAll } from './voice/callers.ts'

/**
 * How many callers can one core handle? Concurrent calls through the carrier's stand-in, the real socket and the
 * database, each caller speaking every six seconds: the cost of a turn, and how long the caller waits for the line's
 * words.
 *
 * --calls 100,300,1000 --seconds 30 --ring 500 (calls for the webhook alone) --port 18300 --database <url of a
 * server> (default: starts one on the callers' core) --write (into docs/performance.md)
 */
const { values: flags } = parseArgs({
  options: {
    calls: { type: 'string', default: '100,300,1000' },
    seconds: { type: 'string', default: '30' },
    ring: { type: 'string', default: '500' },
    port: { type: 'string', default: '18300' },
    database: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
/** From the issue "As fast as hand-written, and light". */
const TURN_P99_MS_MAX = 50
/** Time between the starts of calls: some thirty a second. */
const GAP_MS = 30
/** By then all have spoken, and late compilation is finished. */
const SETTLE_MS = 8_000
const HEAD = [
  'calls at once',
  'turns',
  'turn p50 ms',
  'p99 ms',
  'CPU ms a turn',
  'core used',
  'PostgreSQL CPU ms a turn',
  'MB a call',
  'resident MB',
  'ended early',
  'callers’ lag p99 ms',
]

const site = await openSite({ role: 'web', port: Number(flags.port), database: flags.database })
try {
  await callers(site, 20, 3_000)
  const webhook = await measureAnswering(site, Number(flags.ring))
  const answering =
    `The webhook by which a call begins: ${webhook.cpuMicros.toFixed(0)} CPU µs, p50 ` +
    `${webhook.p50Ms.toFixed(1)} ms, p99 ${webhook.p99Ms.toFixed(1)} ms (${flags.ring} calls, 4 at once).`
  process.stdout.write(`${answering}\n\n`)
  const rows: string[][] = []
  for (const calls of flags.calls.split(',').map(Number)) {
    rows.push(await callers(site, calls, Number(flags.seconds) * 1_000))
    process.stderr.write(`${rows.at(-1)?.join('  ')}\n`)
  }
  process.stdout.write(`${table(HEAD, rows)}\n`)
  if (flags.write) {
    const text = `${circumstances()}; ${flags.seconds} s each. ${answering}\n\n${table(HEAD, rows)}`
    keepSections('docs/performance.md', 'bench:voice', [
      { title: 'Calls at once on one core', text },
    ])
  }
} finally {
  await site.close()
}
// Timers of the carrier would keep the process running.
process.exit()

async function callers(
  { carrier, numbers, service, databaseUrl }: Site,
  calls: number,
  ms: number,
) {
  const restMb = residentMb(service.pid)
  const talking = await callAll(carrier, numbers, { calls, gapMs: GAP_MS })
  await wait(SETTLE_MS)
  const lag = monitorEventLoopDelay({ resolution: 5 })
  lag.enable()
  const [from, before] = [performance.now(), cpuMicroseconds(service.pid)]
  const databaseBefore = await databaseCpu(databaseUrl)
  const askedBefore = talking.asked()
  await wait(ms)
  const cpuMs = (cpuMicroseconds(service.pid) - before) / 1_000
  const databaseMs = usedSince(databaseBefore, await databaseCpu(databaseUrl)) / 1_000
  const [to, asked] = [performance.now(), talking.asked() - askedBefore]
  const memoryMb = residentMb(service.pid)
  lag.disable()
  const earlyEnds = calls - carrier.active.size
  const times = talking.turns.filter(({ at }) => at >= from && at < to).map((turn) => turn.ms)
  await talking.hangUp()
  if (talking.connected() < calls) {
    process.stderr.write(`${calls - talking.connected()} of ${calls} calls never came to talk\n`)
  }
  const p99 = quantile(times, 0.99)
  if (p99 > TURN_P99_MS_MAX) process.stderr.write(`p99 is over ${TURN_P99_MS_MAX} ms\n`)
  return [
    String(calls),
    `${times.length} of ${asked}`,
    quantile(times, 0.5).toFixed(1),
    p99.toFixed(1),
    (cpuMs / times.length).toFixed(2),
    `${Math.round((cpuMs / (to - from)) * 100)} %`,
    (databaseMs / times.length).toFixed(2),
    ((memoryMb - restMb) / calls).toFixed(2),
    memoryMb.toFixed(0),
    String(earlyEnds),
    (lag.percentile(99) / 1e6).toFixed(1),
  ]
}
