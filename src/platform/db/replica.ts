import type pg from 'pg'
import type { Config } from '../../kernel/config/config.ts'
import type { Log } from '../../kernel/log.ts'
import { HeardClient } from './heard-client.ts'
import { Pool } from './pool.ts'
import { prepareSql, withoutNames } from './sql.ts'

/** If a replica does not answer in this time, the primary is used instead. */
const CONNECT_WITHIN_MS = 1_000
const ANSWER_WITHIN_MS = 5_000
/** After a failure the replica is not used for this long. */
const REST_MS = 5_000
const CONNECTIONS = 10

/** Reads that may lag; they use the replica (DATABASE_REPLICA_URL) if there is one. */
export type Replica = {
  /**
   * Runs a read on the replica if that has everything the account has written, else on the primary. If the replica
   * fails, the primary is used.
   */
  read<T>(accountId: string, work: (pool: pg.Pool) => Promise<T>): Promise<T>
  /** Call this after committing an account's write, before answering. */
  noteWrite(accountId: string): Promise<void>
  close(): Promise<void>
}

type Options = {
  config: Pick<Config, 'databaseReplicaUrl' | 'transactionPooler'>
  primary: pg.Pool
  log: Log
}

export function openReplica({ config, primary, log }: Options): Replica {
  const { databaseReplicaUrl, transactionPooler } = config
  if (databaseReplicaUrl) {
    const pool = openPool(databaseReplicaUrl, log)
    if (transactionPooler) withoutNames(pool)
    return followReplica(pool, primary, log)
  }
  return {
    read: (_accountId, work) => work(primary),
    noteWrite: async () => undefined,
    close: async () => undefined,
  }
}

/**
 * Compares positions in the write-ahead log: the primary stores where each account's last write ended, for all
 * processes, and the replica reports how far it is. No clocks are involved.
 */
function followReplica(pool: pg.Pool, primary: pg.Pool, log: Log): Replica {
  // For accounts without a stored position: everything written before this process noted any write is before this.
  const floor = onceDone(() => placeNow(primary))
  // It only grows, so an old value is always safe.
  let replayed = 0n
  let restUntilMs = 0

  async function hasAllOf(accountId: string): Promise<boolean> {
    if (performance.now() < restUntilMs) return false
    const [row] = await lastWrite(primary, accountId)
    const wanted = row ? BigInt(row.place) : await floor()
    if (replayed < wanted) replayed = await replayedBy(pool)
    return replayed >= wanted
  }

  function leaveAlone(error: unknown) {
    restUntilMs = performance.now() + REST_MS
    log.warn({ error }, 'the replica failed, the primary is read')
  }

  return {
    async read(accountId, work) {
      try {
        if (await hasAllOf(accountId)) return await work(pool)
      } catch (error) {
        leaveAlone(error)
      }
      return work(primary)
    },
    async noteWrite(accountId) {
      await keepPlace(primary, accountId)
    },
    close: () => pool.end(),
  }
}

function openPool(url: string, log: Log): pg.Pool {
  const pool = new Pool({
    Client: HeardClient,
    connectionString: url,
    application_name: 'frontdesk replica',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  pool.on('error', (error) => log.warn({ error }, 'idle replica connection broke'))
  return pool
}

/** Runs `work` once and keeps its result; after a failure it runs again. */
function onceDone<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work().catch((error) => {
      done = undefined
      throw error
    })
    return done
  }
}

async function placeNow(primary: pg.Pool): Promise<bigint> {
  const { rows } = await primary.query<{ place: string }>(
    "SELECT (pg_current_wal_insert_lsn() - '0/0')::bigint AS place",
  )
  return BigInt(rows[0]?.place ?? 0)
}

/** @throws if the server is not a replica */
async function replayedBy(replica: pg.Pool): Promise<bigint> {
  const { rows } = await replica.query<{ place: string | null }>(
    "SELECT (pg_last_wal_replay_lsn() - '0/0')::bigint AS place WHERE pg_is_in_recovery()",
  )
  const place = rows[0]?.place
  if (!place) throw new Error('DATABASE_REPLICA_URL names a server that follows no other')
  return BigInt(place)
}

const lastWrite = prepareSql<{ place: string }, [string]>(
  'last_write',
  'SELECT wal_place AS place FROM account_writes WHERE account_id = $1',
)

/** The current end of the log is after the commit being noted. A deleted account needs no position. */
const keepPlace = prepareSql<Record<never, never>, [string]>(
  'keep_place',
  `INSERT INTO account_writes (account_id, wal_place)
   SELECT id, (pg_current_wal_insert_lsn() - '0/0')::bigint FROM accounts WHERE id = $1
   ON CONFLICT (account_id) DO UPDATE SET wal_place = excluded.wal_place
    WHERE account_writes.wal_place < excluded.wal_place`,
)
