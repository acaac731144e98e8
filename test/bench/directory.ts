import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createHttp } from '../../gateways/http.ts'
import { createApiKey } from '../../src/accounts/create-and-revoke-api-key.ts'
import { lookUpNumber } from '../../src/directory/look-up-number.ts'
import { readConfig } from '../../src/kernel/config/config.ts'
import { openApp } from '../../src/open-app.ts'
import { inDatabase } from '../../src/platform/db/database-url.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { startCluster } from '../support/cluster.ts'
import { listenAnywhere } from '../support/listen.ts'

/**
 * Does a look-up stay as fast when the directory grows? Medians at 1,000 and at 1,000,000 listings in one run, with
 * look-ups of the two taken in turn, so that changes in machine load affect both. Then, at 1,000,000, whether
 * unknown, not opted-in and malformed numbers can be told apart by response time.
 */
const SIZES = { thousand: 1_000, million: 1_000_000 } as const
const WARM_UP = 500
const LOOK_UPS = 8_000
/** Medians are also compared within this many parts of the run: a busy machine disturbs some of them, not most. */
const STRETCHES = 40
/** The limit on the ratio of the medians, as a client sees them. */
const RATIO_MAX = 1.2
/** A live line that has not opted in. */
const UNLISTED = '+15128422671'

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const cluster = await startCluster({ fsync: false })
const closers: (() => Promise<void>)[] = []
try {
  const thousand = await openDirectory('thousand')
  const million = await openDirectory('million')
  const reads = await measure({ thousand: thousand.read, million: million.read })
  const requests = await measure({ thousand: thousand.request, million: million.request })
  compare('the read alone', reads)
  const ratio = compare('GET /a2a/resolve', requests)
  const { unknown, notOptedIn, malformed } = million
  report('By kind, at 1,000,000', await measure({ unknown, notOptedIn, malformed }))
  if (ratio > RATIO_MAX) process.exitCode = 1
} finally {
  for (const close of closers) await close()
  await cluster.stop()
  await rm(dataDir, { recursive: true })
}

type Look = () => Promise<unknown>

async function openDirectory(size: keyof typeof SIZES) {
  const url = inDatabase(cluster.databaseUrl, size)
  await query(cluster.databaseUrl, `CREATE DATABASE ${size} TEMPLATE template0`)
  await migrate(url)
  await fill(url, SIZES[size])
  const config = readConfig({ DATA_DIR: join(dataDir, size), LOG_LEVEL: 'error' })
  const { app, close } = await openApp(config, url)
  const doors = createHttp(app)
  const site = await listenAnywhere(doors.server)
  closers.push(async () => {
    await doors.close()
    await close()
  })
  const keyed = await newKeys(app)
  const resolve = async (number: string, status: number) => {
    const headers = { authorization: `Bearer ${keyed()}` }
    const path = `/a2a/resolve?number=${encodeURIComponent(number)}`
    const response = await fetch(`${site}${path}`, { headers })
    await response.arrayBuffer()
    if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
  }
  const listed = () => numberOf(Math.floor(Math.random() * SIZES[size]))
  return {
    read: () => lookUpNumber(app, listed()),
    request: () => resolve(listed(), 200),
    unknown: () => resolve(numberOf(SIZES[size] + Math.floor(Math.random() * 1_000)), 404),
    notOptedIn: () => resolve(UNLISTED, 404),
    malformed: () => resolve('15128422671', 400),
  }
}

/** A key allows 10,000 look-ups a day, which a measurement uses up quickly. */
async function newKeys(app: Parameters<typeof createApiKey>[0]) {
  const keys: string[] = []
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    const made = await createApiKey(app, { kind: 'staff' }, { email: 'bench@example.com', name })
    keys.push(made.key)
  }
  let asked = 0
  return () => {
    asked += 1
    return keys[asked % keys.length]
  }
}

function numberOf(index: number): string {
  return `+1${2_000_000_000 + index * 7}`
}

/** One line has all listings: a look-up does not use lines. */
async function fill(url: string, listings: number) {
  await query(
    url,
    `BEGIN;
     INSERT INTO accounts VALUES ('acct_bench', 'bench@example.com', now());
     INSERT INTO phone_lines (account_id, id, status, business_name, business_phone, owner_mobile, terms_confirmed_at,
                              hours, time_zone, number, created_at, live_at)
     VALUES ('acct_bench', 'line_bench', 'live', 'Bench', '+15128422672', '+15128422673', now(), '{}', 'UTC',
             '${UNLISTED}', now(), now());
     INSERT INTO business_agents (account_id, line_id, slug, opted_in_at, updated_at)
     VALUES ('acct_bench', 'line_bench', 'bench', now(), now());
     SET session_replication_role = replica;
     INSERT INTO directory_listings (e164, account_id, line_id, slug, business, trade, town)
     SELECT '+1' || (2000000000 + n::bigint * 7), 'acct_bench', 'line_bench', 'bench', 'Business ' || n, 'Plumber', 'Austin'
       FROM generate_series(0, ${listings - 1}) n;
     SET session_replication_role = DEFAULT;
     COMMIT`,
  )
  await query(url, 'VACUUM ANALYZE directory_listings')
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** Milliseconds of each kind of look-up, in turn, each round in a random order. */
async function measure<Kind extends string>(kinds: Record<Kind, Look>) {
  const names = Object.keys(kinds) as Kind[]
  const none = names.map((name) => [name, [] as number[]] as const)
  const times = Object.fromEntries(none) as Record<Kind, number[]>
  for (let round = 0; round < WARM_UP + LOOK_UPS; round += 1) {
    for (const name of shuffled(names)) {
      const began = performance.now()
      await kinds[name]()
      if (round >= WARM_UP) times[name].push(performance.now() - began)
    }
  }
  return times
}

function shuffled<T>(items: readonly T[]): T[] {
  const drawn = items.map((item) => ({ item, at: Math.random() }))
  return drawn.sort((a, b) => a.at - b.at).map(({ item }) => item)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

/** @returns the median of the parts' ratios */
function compare(what: string, times: Record<keyof typeof SIZES, number[]>): number {
  report(`By size: ${what}`, times)
  const median = (values: readonly number[]) => quantile(values, 0.5)
  const whole = median(times.million) / median(times.thousand)
  const length = LOOK_UPS / STRETCHES
  const ratios = Array.from({ length: STRETCHES }, (_, index) => {
    const [from, to] = [index * length, (index + 1) * length]
    return median(times.million.slice(from, to)) / median(times.thousand.slice(from, to))
  })
  const middle = median(ratios)
  process.stdout.write(
    `  medians: 1,000,000 is ${whole.toFixed(2)}× 1,000; by stretches of ${length} it is ${middle.toFixed(2)}×\n`,
  )
  return middle
}

function report(title: string, rows: Record<string, number[]>) {
  process.stdout.write(`${title} (ms, ${LOOK_UPS} each)\n`)
  for (const [name, values] of Object.entries(rows)) {
    const cells = [10, 25, 50, 75, 90, 99].map(
      (percent) => `p${percent} ${quantile(values, percent / 100).toFixed(3)}`,
    )
    process.stdout.write(`  ${name.padEnd(11)} ${cells.join('  ')}\n`)
  }
}
