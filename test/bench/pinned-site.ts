import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../src/kernel/clock.ts'
import { readConfig } from '../../src/kernel/config/config.ts'
import { createLog } from '../../src/kernel/log.ts'
import { inDatabase } from '../../src/platform/db/database-url.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createSandboxApp } from '../../src/sandbox/app.ts'
import { openSandbox } from '../../src/sandbox/sandbox.ts'
import { openCarrier } from '../../src/sandbox/twilio/carrier.ts'
import { defaultSettings, type NumberRecord } from '../../src/sandbox/twilio/number-record.ts'
import { newSid } from '../../src/sandbox/twilio/wire.ts'
import { query } from '../db/query.ts'
import { startCluster } from '../support/cluster.ts'
import { fill } from './http/fill.ts'
import { asStarted, startServer } from './http/servers.ts'

/** The core shared by callers, carrier and PostgreSQL; the service has the other. */
const OTHERS_CORE = '1'
/** History of the lines that are called. */
const CALLS_BEFORE = 10_000

export type Site = Awaited<ReturnType<typeof openSite>>

type Wishes = {
  role: 'all' | 'web'
  port: number
  /** A server to create a database on; else one is started, on this process's core. */
  database?: string | undefined
}

/**
 * The service on one core, as `npm start` runs it; a thousand live lines of two hundred accounts; and stand-ins for
 * its providers in this process, on the other core.
 */
export async function openSite({ role, port, database }: Wishes) {
  execFileSync('taskset', ['-acp', OTHERS_CORE, String(process.pid)], { stdio: 'ignore' })
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const cluster = database ? undefined : await startCluster({ fsync: true })
  const server = database ?? cluster?.databaseUrl ?? ''
  const name = `frontdesk_bench_${process.pid}`
  await query(server, `CREATE DATABASE ${name} TEMPLATE template0`)
  const url = inDatabase(server, name)
  await migrate(url)
  await fill(url, CALLS_BEFORE)
  for (const statement of AS_GROWN) await query(url, statement)
  const settings = {
    PORT: String(port),
    BASE_URL: `http://127.0.0.1:${port}`,
    SANDBOX_PORT: String(port + 1),
    SANDBOX: 'on',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    ROLE: role,
    LOG_LEVEL: 'silent',
  }
  const config = readConfig(settings)
  const log = createLog(config.logLevel)
  const { sandbox, close: closeSandbox } = openSandbox({ config, clock: systemClock, log })
  const outside = createServer(createSandboxApp(sandbox)).listen(port + 1)
  const { flags, env } = asStarted()
  const service = await startServer({
    ...{ name: 'ours', file: 'gateways/main.ts', port, flags },
    env: { ...settings, ...env },
  })
  const lines = await query(url, 'SELECT e164 FROM phone_numbers ORDER BY e164')
  return {
    service,
    databaseUrl: url,
    config,
    carrier: openCarrier(sandbox),
    numbers: lines.map(({ e164 }) => numberOf(String(e164), config.baseUrl)),
    async close() {
      closeSandbox()
      await service.stop()
      outside.close()
      outside.closeAllConnections()
      await query(server, `DROP DATABASE ${name} WITH (FORCE)`)
      await cluster?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Other data that calls and bookings read. */
const AS_GROWN = [
  `INSERT INTO phone_numbers (e164, carrier_id, account_id, line_id, bought_at)
   SELECT number, 'PN' || md5(id), account_id, id, created_at FROM phone_lines`,
  `UPDATE wallets w SET last_seq = e.seq FROM (
     SELECT account_id, wallet_id, max(seq) AS seq FROM ledger_entries GROUP BY 1, 2) e
    WHERE w.account_id = e.account_id AND w.id = e.wallet_id`,
]

/** Without a status callback: what follows a call is not measured. */
function numberOf(phoneNumber: string, baseUrl: string): NumberRecord {
  const now = new Date().toISOString()
  return {
    id: newSid('PN'),
    phoneNumber,
    createdAt: now,
    updatedAt: now,
    ...defaultSettings(phoneNumber),
    voiceUrl: `${baseUrl}/voice/incoming`,
  }
}
