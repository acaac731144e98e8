import type pg from 'pg'
import type { Config } from '../../kernel/config/config.ts'
import type { Log } from '../../kernel/log.ts'
import { answeredWithin } from './answered-client.ts'
import { Pool } from './pool.ts'
import { withoutNames } from './sql.ts'

/**
 * A pool for each kind of work, so that each waits only for itself: slow jobs do not block requests, and writes of
 * requests block neither reads nor calls.
 */
export const POOL_NAMES = ['reads', 'doors', 'calls', 'jobs'] as const
export type PoolName = (typeof POOL_NAMES)[number]
export type Pools = Record<PoolName, pg.Pool>

type Settings = Pick<
  Config,
  'role' | 'databaseConnections' | 'databaseAcquireMs' | 'transactionPooler'
>

/** The job queue's own connections. A process that only adds jobs needs one to start, then adds them via its pools. */
export function queueConnections(works: boolean): number {
  return works ? 3 : 1
}
/** One listens for revoked keys, and where jobs run, one for new jobs. */
const LISTENERS: Record<Config['role'], number> = { all: 2, web: 1, worker: 2 }

/** Shares of the remaining connections. A pool that a role does not use opens no connection. */
const SHARES: Record<Config['role'], Record<PoolName, number>> = {
  all: { reads: 0.25, doors: 0.3, calls: 0.2, jobs: 0.25 },
  web: { reads: 0.25, doors: 0.35, calls: 0.4, jobs: 0 },
  worker: { reads: 0.2, doors: 0, calls: 0, jobs: 0.8 },
}

/** How long PostgreSQL runs a statement and waits for a row lock. Clients of a request would not wait longer. */
const LIMITS_MS: Record<PoolName, { statement: number; lock: number }> = {
  reads: { statement: 10_000, lock: 2_000 },
  doors: { statement: 10_000, lock: 5_000 },
  calls: { statement: 5_000, lock: 3_000 },
  jobs: { statement: 60_000, lock: 10_000 },
}
/** Transactions wait only for the database, so one that is idle this long is lost. */
const IDLE_IN_TRANSACTION_MS = 20_000
/** Added to PostgreSQL's own limit: after that, the server hangs or has vanished. */
const NO_ANSWER_MS = 1_000
/** Jobs can wait longer for a connection without harm. */
const JOBS_WAIT_TIMES = 5

/** All pools of the process; together they stay within DATABASE_CONNECTIONS. */
export function openPools(settings: Settings, databaseUrl: string, log: Log): Pools {
  const open = (name: PoolName) => openPool(name, settings, databaseUrl, log)
  return { reads: open('reads'), doors: open('doors'), calls: open('calls'), jobs: open('jobs') }
}

export async function closePools(pools: Pools): Promise<void> {
  await Promise.all(POOL_NAMES.map((name) => pools[name].end()))
}

/** How many connections a pool may open. */
export function poolSize(name: PoolName, { role, databaseConnections }: Settings): number {
  const own = databaseConnections - queueConnections(role !== 'web') - LISTENERS[role]
  return Math.max(1, Math.floor(own * SHARES[role][name]))
}

function openPool(name: PoolName, settings: Settings, databaseUrl: string, log: Log): pg.Pool {
  const { databaseAcquireMs, transactionPooler } = settings
  const { statement, lock } = LIMITS_MS[name]
  const pool = new Pool({
    Client: answeredWithin(statement + NO_ANSWER_MS),
    connectionString: databaseUrl,
    application_name: `frontdesk ${name}`,
    max: poolSize(name, settings),
    connectionTimeoutMillis: databaseAcquireMs * (name === 'jobs' ? JOBS_WAIT_TIMES : 1),
    // Each minute's chores use all of them; otherwise they would be opened anew each minute.
    ...(name === 'jobs' && { idleTimeoutMillis: 0 }),
    // PgBouncer refuses unknown startup parameters, so there the role has these settings (docs/operations.md).
    ...(transactionPooler
      ? {}
      : {
          statement_timeout: statement,
          lock_timeout: lock,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
        }),
  })
  pool.on('error', (error) => log.warn({ error, pool: name }, 'idle database connection broke'))
  if (transactionPooler) withoutNames(pool)
  return pool
}
