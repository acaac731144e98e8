import { readInboxLag } from '../../../src/platform/operations/inbox-lag.ts'
import { readQueues } from '../../../src/platform/operations/queues.ts'
import { residentMb } from '../../bench/http/process-cpu.ts'
import { print } from '../journeys/report.ts'
import { PROCESSES, type Site } from '../journeys/site.ts'

const WITHIN_MS = 10_000
const BUSIEST = 10

type Table = { name: string; rows: number; dead: number; mb: number; changes: number }

export type Vitals = {
  /** Resident memory, by process. */
  memoryMb: Record<string, number>
  connections: number
  queueLagSeconds: number
  inboxLagSeconds: number
  databaseMb: number
  /** The tables with the most writes. */
  tables: Table[]
}

/** The site's state: its processes, its database, and its queues. */
export async function vitalsOf(site: Site): Promise<Vitals> {
  const { pool } = site
  const [{ rows: sizes }, { rows: tables }, lags] = await Promise.all([
    pool.query<{ mb: number; connections: number }>(SIZES),
    pool.query<Table>(TABLES, [BUSIEST]),
    lagsOf(site),
  ])
  const { mb = 0, connections = 0 } = sizes[0] ?? {}
  return {
    memoryMb: memoryOf(site),
    connections: connections - pool.totalCount,
    databaseMb: Math.round(mb),
    tables,
    ...lags,
  }
}

/** How long the oldest due item has been waiting. */
export async function lagsOf({ pool }: Site) {
  const [queues, inbox] = await Promise.all([
    readQueues(pool, WITHIN_MS),
    readInboxLag(pool, WITHIN_MS),
  ])
  return {
    queueLagSeconds: Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds)),
    inboxLagSeconds: Math.max(0, ...inbox.map(({ lagSeconds }) => lagSeconds)),
  }
}

/** Zero for a process that is just being started. */
function memoryOf(site: Site): Record<string, number> {
  const of = (name: (typeof PROCESSES)[number]['name']) => {
    try {
      return Math.round(residentMb(site.pidOf(name)))
    } catch {
      return 0
    }
  }
  return Object.fromEntries(PROCESSES.map(({ name }) => [name, of(name)]))
}

const SIZES = `SELECT pg_database_size(current_database()) / 1048576.0::float AS mb,
  (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections`

const TABLES = `
  SELECT schemaname || '.' || relname AS name, n_live_tup::int AS rows, n_dead_tup::int AS dead,
         round(pg_total_relation_size(relid) / 1048576.0, 1)::float AS mb,
         (n_tup_ins + n_tup_upd + n_tup_del)::int AS changes
    FROM pg_stat_user_tables ORDER BY changes DESC LIMIT $1`

export function printVitals(title: string, vitals: Vitals) {
  const { memoryMb, connections, databaseMb, queueLagSeconds, inboxLagSeconds, tables } = vitals
  const memory = Object.entries(memoryMb).map(([name, mb]) => `${name} ${mb} MB`)
  print(`${title}: ${memory.join(', ')}; ${connections} connections; database ${databaseMb} MB;`)
  print(`  queue lag ${queueLagSeconds.toFixed(1)} s, inbox lag ${inboxLagSeconds.toFixed(1)} s`)
  for (const { name, rows, dead, mb, changes } of tables)
    print(`  ${name}: ${rows} rows, ${dead} dead, ${mb} MB, ${changes} changes`)
}
