import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { phoneOf } from '../../support/phone.ts'
import { openPythonVerifier } from '../../support/python-verifier.ts'
import { webhooksOf } from '../../support/webhooks.ts'
import { openLine, setOut } from '../journeys/journey.ts'
import { randomOf } from '../journeys/random.ts'
import { print, printCounts, printFindings } from '../journeys/report.ts'
import { openSite } from '../journeys/site.ts'
import { NAMES, type Name } from './addresses.ts'
import { auditEvents } from './audit.ts'
import { killAt } from './kill-points.ts'
import { openNameServer } from './name-server.ts'
import { bringUpNetwork, makeCertificates } from './network.ts'
import { openReceivers } from './receivers.ts'

/** What is not finished: events without a place, pending deliveries, calls. */
const LEFT = `
  SELECT (SELECT count(*) FROM events WHERE seq IS NULL)::int
       + (SELECT count(*) FROM event_deliveries WHERE due_at IS NOT NULL)::int
       + (SELECT count(*) FROM calls WHERE status <> 'ended')::int AS count`

// The rehearsal itself, in its own network: see ../events.ts.
const [kills = 20, seed = 1, port = 9_100] = process.argv.slice(2).map(Number)
const random = randomOf(seed)
const folder = await mkdtemp(join(tmpdir(), 'frontdesk-events-'))
bringUpNetwork(folder)
const certificates = makeCertificates(folder)
const names = await openNameServer()
const verifier = openPythonVerifier()
const receivers = await openReceivers(certificates, verifier)
const site = await openSite(
  port,
  { EVENT_ANSWER_MS: '1500', NODE_EXTRA_CA_CERTS: certificates.authority },
  ['web 1', 'worker 1'],
)
print(`--seed ${seed}; words and records: ${site.folder}`)
let isWell = false
try {
  isWell = await rehearse()
} finally {
  await site.close()
  await site.forget()
  receivers.close()
  names.close()
  verifier.close()
  await rm(folder, { recursive: true, force: true })
}
process.exit(isWell ? 0 : 1)

async function rehearse(): Promise<boolean> {
  const owner = await setOut(site, new Map(), random.fork(), { number: 1, kind: 'events' })
  const { key } = owner
  const webhooks = webhooksOf(site.config.baseUrl, key)
  const endpoints = new Map<Name, string>()
  for (const name of Object.keys(NAMES) as Name[]) {
    const { endpoint, secret } = await webhooks.create({ url: `https://${name}/hook` })
    receivers.secrets.set(name, secret)
    endpoints.set(name, endpoint.id)
  }
  const { number } = await openLine(owner)
  const phone = phoneOf({ sandboxUrl: site.config.sandbox.url })
  const turns = [
    { say: 'This is Dana Reyes, my heater leaks. Call me back at 512 842 0193.' },
    { say: 'That is all, bye.' },
  ]
  const { accountId } = owner.told
  const ground = {
    ...{ site, receivers, random, accountId },
    // A call made while a process is killed may get no answer.
    call: () => phone.call(number, turns, { duration_seconds: 20 }).catch(() => undefined),
  }
  for (let kill = 0; kill < kills; kill += 1) {
    const due = await count(
      'SELECT count(*)::int AS count FROM event_deliveries WHERE due_at IS NOT NULL',
    )
    print(`kill ${kill + 1}: ${await killAt(ground, kill)}; ${due} deliveries were due before it`)
  }
  const quietSeconds = await untilQuiet()
  const missed = endpoints.get('moves.receivers.test') ?? ''
  const { events: again } = await webhooks.replayMissed(missed, new Date(0).toISOString())
  if (again > 0) await untilQuiet()
  const { findings, events, tally } = await auditEvents(site, receivers, key)
  print(
    `${events} events, ${kills} kills; quiet after ${quietSeconds} s; replayed to what moves: ${again}`,
  )
  printCounts('postings, by what the receiver answered (0: nothing)', tally)
  printCounts('look-ups', names.asked)
  printCounts('attempts, by what is on record', await attempts())
  return printFindings(findings)
}

async function count(text: string): Promise<number> {
  const { rows } = await site.pool.query<{ count: number }>(text)
  return rows[0]?.count ?? 0
}

/** Does not wait out a day of retries: makes deliveries due, and also checks of calls whose end was lost. */
async function untilQuiet(): Promise<number> {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1_000)
  while ((await count(LEFT)) > 0 && seconds() < 900) {
    await site.pool.query(
      'UPDATE webhook_endpoints SET held_until = NULL, failures = 0, failing_since = NULL',
    )
    await site.pool.query(
      `UPDATE pgboss.job SET start_after = now()
        WHERE name = 'send_event' AND state IN ('created', 'retry') AND start_after > now()`,
    )
    await site.pool.query(
      `UPDATE calls SET at = at - interval '20 minutes'
        WHERE status <> 'ended' AND at BETWEEN now() - interval '15 minutes' AND now() - interval '1 minute'`,
    )
    await wait(1_000)
  }
  return seconds()
}

async function attempts(): Promise<Map<string, number>> {
  const { rows } = await site.pool.query<{ what: string; count: number }>(
    `SELECT e.url || ' ' || coalesce(a.status::text, a.problem) AS what, count(*)::int AS count
       FROM event_attempts a
       JOIN event_deliveries d ON d.account_id = a.account_id AND d.id = a.delivery_id
       JOIN webhook_endpoints e ON e.account_id = d.account_id AND e.id = d.endpoint_id
      GROUP BY 1`,
  )
  return new Map(rows.map(({ what, count: many }) => [what.replace('https://', ''), many]))
}
