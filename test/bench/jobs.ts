import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { query } from '../db/query.ts'
import { cpuMicroseconds, databaseCpu, residentMb, usedSince, wakeUps } from './http/process-cpu.ts'
import { idleJobs } from './jobs/idle-jobs.ts'
import { paidWebhooks } from './jobs/paid-webhooks.ts'
import { recaps } from './jobs/recaps.ts'
import type { Prepare, Work } from './jobs/work.ts'
import { circumstances, keepSections, table } from './page.ts'
import { openSite, type Site } from './pinned-site.ts'

/**
 * Measures work in the background, in one process of `ROLE=all` on one core: paid webhooks until their minutes are in
 * the ledger, recaps of half an hour's talk, jobs with nothing to do; and what the process uses when idle.
 *
 * --webhooks 300 --recaps 60 --jobs 300 --idle-seconds 30 --port 18400 --database <url of a server> (default: starts
 * one on the other core) --write (into docs/performance.md)
 */
const { values: flags } = parseArgs({
  options: {
    webhooks: { type: 'string', default: '300' },
    recaps: { type: 'string', default: '60' },
    jobs: { type: 'string', default: '300' },
    'idle-seconds': { type: 'string', default: '30' },
    port: { type: 'string', default: '18400' },
    database: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const SETTLE_MS = 15_000
const LOOK_MS = 100
const DONE_WITHIN_MS = 180_000
const WARM_UP_SHARE = 0.2

const WORK: Record<string, { amount: number; prepare: Prepare }> = {
  'paid webhooks, to the ledger': { amount: Number(flags.webhooks), prepare: paidWebhooks },
  'recaps of 30 minutes': { amount: Number(flags.recaps), prepare: recaps },
  'jobs with nothing to do': { amount: Number(flags.jobs), prepare: idleJobs },
}
const HEAD = ['what', 'how many', 'a second', 'CPU ms each', 'PostgreSQL CPU ms each']

const site = await openSite({ role: 'all', port: Number(flags.port), database: flags.database })
try {
  const idle = await measureIdle(site, Number(flags['idle-seconds']))
  process.stdout.write(`${idle}\n\n`)
  const rows: string[][] = []
  for (const [name, { amount, prepare }] of Object.entries(WORK)) {
    await workOff(site, await prepare(site, Math.ceil(amount * WARM_UP_SHARE)), 0)
    rows.push([name, ...(await measure(site, prepare, amount))])
    process.stderr.write(`${rows.at(-1)?.join('  ')}\n`)
  }
  process.stdout.write(`${table(HEAD, rows)}\n`)
  if (flags.write) {
    const text = `${circumstances()}. ${idle}\n\n${table(HEAD, rows)}`
    keepSections('docs/performance.md', 'bench:jobs', [{ title: 'Behind the doors', text }])
  }
} finally {
  await site.close()
}
// Open keep-alive connections would keep the process running.
process.exit()

async function measureIdle({ service }: Site, seconds: number): Promise<string> {
  await wait(SETTLE_MS)
  const [cpu, woken] = [cpuMicroseconds(service.pid), wakeUps(service.pid)]
  await wait(seconds * 1_000)
  const percent = (cpuMicroseconds(service.pid) - cpu) / (seconds * 10_000)
  const wakeUpsASecond = (wakeUps(service.pid) - woken) / seconds
  return (
    `Idle for ${seconds} s: ${percent.toFixed(2)} % of a core, ${wakeUpsASecond.toFixed(0)} wake-ups a second, ` +
    `${residentMb(service.pid).toFixed(0)} MB resident.`
  )
}

async function measure(of: Site, prepare: Prepare, amount: number): Promise<string[]> {
  const { service, databaseUrl } = of
  const work = await prepare(of, amount)
  const [before] = await query(databaseUrl, work.done)
  const [cpu, databaseBefore] = [cpuMicroseconds(service.pid), await databaseCpu(databaseUrl)]
  const ms = await workOff(of, work, Number(before?.done) + amount)
  const cpuMs = (cpuMicroseconds(service.pid) - cpu) / 1_000
  const databaseMs = usedSince(databaseBefore, await databaseCpu(databaseUrl)) / 1_000
  return [
    String(amount),
    ((amount / ms) * 1_000).toFixed(1),
    (cpuMs / amount).toFixed(2),
    (databaseMs / amount).toFixed(2),
  ]
}

/** Returns how long it took, in milliseconds. @throws Error when it is not done in time */
async function workOff({ databaseUrl }: Site, { begin, done }: Work, wanted: number) {
  const began = performance.now()
  await begin()
  for (;;) {
    const [row] = await query(databaseUrl, done)
    const ms = performance.now() - began
    if (Number(row?.done) >= wanted) return ms
    if (ms > DONE_WITHIN_MS) throw new Error(`${row?.done} of ${wanted} done, by ${done}`)
    await wait(LOOK_MS)
  }
}
