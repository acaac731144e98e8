import type pg from 'pg'
import type { Clock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config/config.ts'
import type { NewId } from '../kernel/ids.ts'
import type { Log } from '../kernel/log.ts'
import type { Db } from './db/prisma.ts'
import type { Replica } from './db/replica.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Metrics } from './metrics/metrics.ts'

/** What a process has before it knows any provider or noun: the part of `App` that this row takes. */
export type Platform = {
  config: Config
  clock: Clock
  /** Ids of what is made. A request that may be repeated brings its own, the same each time. */
  newId: NewId
  log: Log
  metrics: Metrics
  /** For prepared reads, and single statements. */
  pool: pg.Pool
  /** For the rest, and transactions. No connection of either is held while a provider is waited for. */
  db: Db
  /** Where lists that may lag are read. */
  replica: Replica
  jobs: Jobs
}
