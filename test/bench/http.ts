import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { inDatabase } from '../../src/platform/db/database-url.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { startCluster } from '../support/cluster.ts'
import { withAgentTokens } from './http/agent-tokens.ts'
import { fill } from './http/fill.ts'
import { askOnce, type Measured, measure } from './http/load.ts'
import { keepReport, reportOf } from './http/report.ts'
import { asStarted, type Served, startServer } from './http/servers.ts'
import { type Asker, TARGETS, type Target } from './http/targets.ts'

/**
 * What does a response cost our process, compared with other servers that give the same response from the same
 * database? Rounds in turn; medians and ratios. Use the CPU µs per request: it hardly changes with the machine's
 * load.
 *
 * --calls 100000 --rounds 5 --requests 3000 --connections 32 --only "REST calls list" --port 9180 --database <url of
 * a server> (default: starts one) --write (into docs/performance.md)
 */
const PEERS = 'test/bench/peers'
/** Enough for V8 to compile the hot code, however slow the machine is. */
const WARM_UP_REQUESTS = 6_000
/** The number of accounts in rotation. */
const ASKERS = 100

const { values: flags } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '3000' },
    connections: { type: 'string', default: '32' },
    port: { type: 'string', default: '18100' },
    only: { type: 'string', default: '' },
    contenders: { type: 'string', default: '' },
    database: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const targets = TARGETS.filter(({ name }) => name.includes(flags.only)).map(chosen)
const connections = Number(flags.connections)
/** Our address when we are requested first; the peers use the same URLs in their responses. */
const baseUrl = `http://127.0.0.1:${flags.port}`

const SERVERS: Record<string, string> = {
  ours: 'gateways/main.ts',
  'node:http + pg': `${PEERS}/bare.ts`,
  'Fastify + pg': `${PEERS}/fastify.ts`,
  'Express + pg': `${PEERS}/express.ts`,
  'Express + Prisma': `${PEERS}/express-prisma.ts`,
  'SOFA + pg': `${PEERS}/sofa.ts`,
  'Mercurius (jit) + pg': `${PEERS}/mercurius.ts`,
  PostGraphile: `${PEERS}/postgraphile.ts`,
  'Apollo + Prisma': `${PEERS}/apollo.ts`,
  'MCP SDK on node:http + pg': `${PEERS}/mcp.ts`,
  'A2A SDK on Express + pg': `${PEERS}/a2a.ts`,
}

if (!existsSync(`${PEERS}/node_modules`)) {
  execFileSync('npm', ['ci', '--prefix', PEERS], { stdio: 'inherit' })
}
const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const cluster = flags.database ? undefined : await startCluster({ fsync: false })
const server = flags.database ?? cluster?.databaseUrl ?? ''
const database = `frontdesk_bench_${process.pid}`
const servers = new Map<string, Served>()
try {
  await query(server, `CREATE DATABASE ${database}`)
  const url = inDatabase(server, database)
  await migrate(url)
  const filled = (await fill(url, Number(flags.calls))).slice(0, ASKERS)
  const askers = await withAgentTokens(filled, { url, baseUrl, dataDir })
  for (const target of targets) {
    await startAll(target, url)
    const requests = requestsOf(target, askers)
    await compareBodies(target, requests)
    const rounds = { target: target.name, measured: await takeTurns(requests) }
    process.stdout.write(`${reportOf(rounds)}\n`)
    if (flags.write) keepReport(rounds, flags)
    await stopAll()
  }
} finally {
  await stopAll()
  await query(server, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  await cluster?.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** `--contenders ours,node:http` leaves the others out, for work on our own. */
function chosen(target: Target): Target {
  const names = flags.contenders.split(',')
  const wanted = Object.entries(target.contenders).filter(([name]) =>
    names.some((part) => name.includes(part)),
  )
  return { ...target, contenders: Object.fromEntries(wanted) }
}

/** Starts the contenders of one target: all together would need more connections than PostgreSQL allows. */
async function startAll({ contenders }: Target, databaseUrl: string) {
  const port = Number(flags.port)
  for (const [index, name] of Object.keys(contenders).entries()) {
    const { flags: nodeFlags, env } = name === 'ours' ? asStarted() : { flags: [], env: {} }
    const served = await startServer({
      name,
      file: SERVERS[name] ?? '',
      port: port + index,
      flags: nodeFlags,
      env: {
        ...env,
        DATABASE_URL: databaseUrl,
        BASE_URL: baseUrl,
        DATA_DIR: dataDir,
        ROLE: 'web',
        SANDBOX: 'on',
        SANDBOX_PORT: String(port + 19),
        LOG_LEVEL: 'error',
        RATE_LIMIT_PER_MINUTE: '10000000',
      },
    })
    servers.set(name, served)
  }
}

async function stopAll() {
  for (const one of servers.values()) await one.stop()
  servers.clear()
}

type Requests = Map<Served, ReturnType<Target['contenders'][string]>[]>

function requestsOf(target: Target, askers: readonly Asker[]): Requests {
  return new Map(
    Object.entries(target.contenders).map(([name, ask]) => [served(name), askers.map(ask)]),
  )
}

function served(name: string): Served {
  const one = servers.get(name)
  if (!one) throw new Error(`${name} does not run`)
  return one
}

/** Before timing, checks that every contender answers the same as the first, byte for byte. */
async function compareBodies({ name, same }: Target, requests: Requests) {
  for (let index = 0; index < ASKERS; index += 9) {
    const bodies = new Map<string, string>()
    for (const [one, asked] of requests) {
      const request = asked[index]
      const body = request && (await askOnce(one, request))
      if (body && same) bodies.set(one.name, same(body))
    }
    const [[first, expected] = ['', ''], ...others] = bodies
    const differs = others.find(([, body]) => body !== expected)
    if (differs) {
      throw new Error(`${name}: ${differs[0]} gives\n${differs[1]}\nand ${first}\n${expected}`)
    }
  }
}

async function takeTurns(requests: Requests) {
  const measured = new Map([...requests.keys()].map(({ name }) => [name, [] as Measured[]]))
  for (let round = -1; round < Number(flags.rounds); round += 1) {
    for (const [one, asked] of requests) {
      const amount = round < 0 ? WARM_UP_REQUESTS : Number(flags.requests)
      const result = await measure(one, { connections, amount, requests: asked })
      if (round >= 0) measured.get(one.name)?.push(result)
    }
  }
  return measured
}

async function query(databaseUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
