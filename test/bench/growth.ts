import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/kernel/config/config.ts'
import { openApp } from '../../src/open-app.ts'
import { inDatabase } from '../../src/platform/db/database-url.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { query } from '../db/query.ts'
import { startCluster } from '../support/cluster.ts'
import { fill } from './growth/fill.ts'
import { type Looks, openLooks } from './growth/looks.ts'
import { circumstances, keepSections, table } from './page.ts'
import { quantile } from './quantile.ts'

/**
 * Do frequent reads stay as fast when the tables grow? Compares 10,000 and 1,000,000 calls, and with --most
 * 10,000,000 (some ten minutes to fill, 15 GB), the sizes in turn; prints medians, and ratios to the smallest.
 *
 * --rounds 200 --seconds 20 (at most, for each read) --only search --database <url of a server> (default: starts one)
 * --write (into docs/performance.md)
 */
const { values: flags } = parseArgs({
  options: {
    most: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const SIZES = [10_000, 1_000_000, ...(flags.most ? [10_000_000] : [])]
const WARM_UP_ROUNDS = 20
/** Even if each round is slow. */
const ROUNDS_MIN = 3
/** The limit for pages in the issue "As fast as hand-written, and light". */
const PAGES_RATIO_MAX = 1.15

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const cluster = flags.database ? undefined : await startCluster({ fsync: false })
const server = flags.database ?? cluster?.databaseUrl ?? ''
const closers: (() => Promise<unknown>)[] = []
try {
  const bySize = new Map<number, Looks>()
  for (const size of SIZES) bySize.set(size, await open(size))
  const rows = await measureAll(bySize)
  const head = ['what, ms', ...SIZES.map((size) => size.toLocaleString('en')), ...ratioNames()]
  process.stdout.write(`${table(head, rows)}\n`)
  if (flags.write) {
    const text = `${circumstances()}; at most ${flags.rounds} rounds each.\n\n${table(head, rows)}`
    keepSections('docs/performance.md', 'bench:growth', [{ title: 'By number of calls', text }])
  }
} finally {
  for (const close of closers.reverse()) await close()
  await cluster?.stop()
  await rm(dataDir, { recursive: true })
}

function ratioNames(): string[] {
  return SIZES.slice(1).map((size) => `${size / (SIZES[0] ?? 1)} times the calls`)
}

async function open(size: number): Promise<Looks> {
  const name = `frontdesk_growth_${process.pid}_${size}`
  await query(server, `CREATE DATABASE ${name} TEMPLATE template0`)
  closers.push(() => query(server, `DROP DATABASE ${name} WITH (FORCE)`))
  const url = inDatabase(server, name)
  await migrate(url)
  const began = performance.now()
  const filled = await fill(url, size)
  const tookSeconds = ((performance.now() - began) / 1_000).toFixed(0)
  process.stderr.write(`${size.toLocaleString('en')} calls: filled in ${tookSeconds} s\n`)
  const config = readConfig({
    DATA_DIR: join(dataDir, String(size)),
    ROLE: 'web',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '10000000',
  })
  const { app, close } = await openApp(config, url)
  const opened = await openLooks(app, filled)
  closers.push(close, opened.close)
  return opened.looks
}

async function measureAll(bySize: Map<number, Looks>): Promise<string[][]> {
  const names = Object.keys(bySize.get(SIZES[0] ?? 0) ?? {})
  const rows: string[][] = []
  for (const name of names.filter((one) => one.includes(flags.only))) {
    const medians = await inTurns(bySize, name)
    const ratios = medians.slice(1).map((ms) => ms / (medians[0] ?? Number.NaN))
    if (name.includes('page 1') && ratios.some((ratio) => ratio > PAGES_RATIO_MAX)) {
      process.stderr.write(`${name}: not within ${PAGES_RATIO_MAX}\n`)
    }
    rows.push([
      name,
      ...medians.map((ms) => (Number.isFinite(ms) ? ms.toFixed(ms < 10 ? 3 : 0) : 'refused')),
      ...ratios.map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–')),
    ])
    process.stderr.write(`  ${rows.at(-1)?.join('  ')}\n`)
  }
  return rows
}

/** Medians in milliseconds, by size: each round reads each size once, in a random order. */
async function inTurns(bySize: Map<number, Looks>, name: string): Promise<number[]> {
  const times = new Map(SIZES.map((size) => [size, [] as number[]]))
  const endAt = performance.now() + Number(flags.seconds) * 1_000
  for (let round = -WARM_UP_ROUNDS; round < Number(flags.rounds); round += 1) {
    const isLate = performance.now() > endAt
    if (isLate && round >= ROUNDS_MIN) break
    // A read this slow needs no more warm-up.
    if (isLate && round < 0) round = 0
    for (const size of shuffled(SIZES)) {
      const ms = await timeOf(bySize.get(size)?.[name])
      if (round >= 0) times.get(size)?.push(ms)
    }
  }
  return [...times.values()].map((all) => quantile(all, 0.5))
}

/** Infinite when the product refuses the read, for example because it takes too long. */
async function timeOf(look: (() => Promise<unknown>) | undefined): Promise<number> {
  const began = performance.now()
  try {
    await look?.()
  } catch (error) {
    process.stderr.write(`${error}\n`)
    return Number.POSITIVE_INFINITY
  }
  return performance.now() - began
}

function shuffled<T>(items: readonly T[]): T[] {
  const drawn = items.map((item) => ({ item, at: Math.random() }))
  return drawn.sort((a, b) => a.at - b.at).map(({ item }) => item)
}
