import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../../src/app.ts'
import { openApp } from '../../src/open-app.ts'
import { recordEvent } from '../../src/outgoing-webhooks/record-event.ts'
import { until } from '../support/until.ts'
import { webhooksOf } from '../support/webhooks.ts'
import { openSite } from './freeze/site.ts'
import { quantile } from './quantile.ts'

// Sends EVENTS events of some accounts through one worker to a receiver on this machine: all at once, and then a few
// each second. EVENTS, EVENTS_ACCOUNTS, EVENTS_A_SECOND and EVENTS_PORT change it; DATABASE_URL names a server to
// create a database on.
const EVENTS = Number(process.env.EVENTS ?? 10_000)
const ACCOUNTS = Number(process.env.EVENTS_ACCOUNTS ?? 20)
const A_SECOND = Number(process.env.EVENTS_A_SECOND ?? 20)
const PORT = Number(process.env.EVENTS_PORT ?? 18_200)
const STEADY_SECONDS = 30
const WRITERS = 4
const DONE_WITHIN_MS = 3_600_000

/** Records when each event first arrived, by its call id, and how many arrived twice. */
async function openCounter() {
  const arrived = new Map<string, number>()
  let twice = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { data } = JSON.parse(Buffer.concat(chunks).toString()) as { data: { call_id: string } }
    if (arrived.has(data.call_id)) twice += 1
    else arrived.set(data.call_id, Date.now())
    response.writeHead(204).end()
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { arrived, twice: () => twice, host: `localhost:${port}` }
}

const counter = await openCounter()
const site = await openSite(['web', 'worker'], PORT, { EVENT_PRIVATE_HOSTS: counter.host })
const { app, close } = await openApp({ ...site.config, role: 'web' }, site.config.databaseUrl ?? '')
const accountIds: string[] = []
for (let made = 0; made < ACCOUNTS; made += 1) {
  const { accountId, key } = await site.owner(`owner-${made}@example.com`)
  await webhooksOf(site.config.baseUrl, key).create({ url: `http://${counter.host}/hook` })
  accountIds.push(accountId)
}

const recorded = new Map<string, number>()
await atOnce()
await steadily()
print(`arrived twice: ${counter.twice()}; not in the log: ${await notInTheLog()}`)
await close()
await site.close()
// Keep-alive connections of HTTP agents would keep the process running.
process.exit()

async function atOnce() {
  print(`${EVENTS} events of ${ACCOUNTS} accounts at once; ${machine()}`)
  const facts = Array.from({ length: EVENTS }, (_, index) => `burst-${index}`)
  const began = Date.now()
  const left = [...facts]
  const write = async () => {
    for (let fact = left.pop(); fact; fact = left.pop()) await record(app, fact)
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  const writtenMs = Date.now() - began
  await arrival(facts)
  const tookMs = Math.max(...counter.arrived.values()) - began
  print(`  written in ${seconds(writtenMs)}, the last arrived after ${seconds(tookMs)}`)
  print(`  ${Math.round((EVENTS / tookMs) * 1_000)} events/s; ${delays(facts)}`)
}

async function steadily() {
  const facts = Array.from({ length: A_SECOND * STEADY_SECONDS }, (_, index) => `steady-${index}`)
  print(`${A_SECOND} events a second for ${STEADY_SECONDS} s; ${machine()}`)
  for (const fact of facts) {
    await Promise.all([record(app, fact), wait(1_000 / A_SECOND)])
  }
  await arrival(facts)
  print(`  ${delays(facts)}`)
}

async function record(app: App, fact: string) {
  const accountId = accountIds[recorded.size % accountIds.length] ?? ''
  recorded.set(fact, Date.now())
  const data = { call_id: fact, line_id: 'line_bench' }
  await app.db.$transaction((tx) =>
    recordEvent(app, tx, { accountId, type: 'call.completed', fact, data }),
  )
}

async function arrival(facts: readonly string[]) {
  const missing = () => facts.filter((fact) => !counter.arrived.has(fact)).length
  await until('all arrived', missing, (count) => count === 0, DONE_WITHIN_MS)
}

/** From before the deciding transaction to the receiver. */
function delays(facts: readonly string[]): string {
  const taken = facts.map(
    (fact) => (counter.arrived.get(fact) ?? Number.NaN) - (recorded.get(fact) ?? Number.NaN),
  )
  const of = (share: number) => `${Math.round(quantile(taken, share))} ms`
  return `delay p50 ${of(0.5)}, p99 ${of(0.99)}, longest ${of(1)}`
}

async function notInTheLog(): Promise<number> {
  return site.db.event.count({ where: { type: 'call.completed', seq: null } })
}

function machine(): string {
  return `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
