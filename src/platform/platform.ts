import type pg from 'pg'
import type { Clock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config/config.ts'
import type { NewId } from '../kernel/ids.ts'
import type { Log } from '../kernel/log.ts'
import type { Db } from './db/prisma.ts'
import type { Replica } from './db/replica.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Metrics } from './metrics/metrics.ts'

/** What a process has before any provider or domain module: the part of `App` that this layer uses. */
export type Platform = {
  config: Config
  clock: Clock
  /** Creates ids. A request that may be repeated brings its own `newId`, which gives the same ids each time. */
  newId: NewId
  log: Log
  metrics: Metrics
  /** For prepared reads and single statements. */
  pool: pg.Pool
  /** For everything else, and transactions. Never hold a connection of either while waiting for a provider. */
  db: Db
  /** For lists that may lag. */
  replica: Replica
  jobs: Jobs
}
