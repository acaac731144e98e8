import type pg from 'pg'
import { openApiKeyCache } from './accounts/api-key-cache.ts'
import { createRequestCounter } from './accounts/rate-limit-store.ts'
import { staffToken } from './accounts/staff-token.ts'
import type { App, OtherWork } from './app.ts'
import { type Clock, systemClock } from './kernel/clock.ts'
import type { Config } from './kernel/config/config.ts'
import { newId } from './kernel/ids.ts'
import { createLog } from './kernel/log.ts'
import { recapWriter } from './meetings/recap/choose-recap-writer.ts'
import { endClaims } from './platform/db/exclusive-lease.ts'
import { closePools, openPools } from './platform/db/pools.ts'
import { createPrisma, prismaOnPool } from './platform/db/prisma.ts'
import { openReplica } from './platform/db/replica.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openMailLinks } from './platform/mail/mail-links.ts'
import { openMetrics } from './platform/metrics/metrics.ts'
import { loadTalkModels } from './providers/language-model/load-models.ts'
import { openProviders } from './providers/open-providers.ts'
import { passRequestIds } from './providers/pass-request-ids.ts'
import { watchProviders } from './providers/watch-providers.ts'
import { chooseReceptionist } from './receptionist/choose-receptionist.ts'

/** The application on a migrated database. `close` lets jobs in hand finish, then the connections go. */
export async function openApp(config: Config, databaseUrl: string, clock: Clock = systemClock) {
  const log = createLog(config.logLevel)
  const pools = openPools(config, databaseUrl, log)
  const { reads: pool, doors, calls, jobs: forJobs } = pools
  const metrics = openMetrics({ pools, pool, clock, log })
  const jobs = await openJobs({ databaseUrl, log, works: config.role !== 'web' })
  const keyRing = await openApiKeyCache({ pool, databaseUrl, clock, log })
  const requestCounter = createRequestCounter(config, pool)
  const db = createPrisma(doors)
  const app: App = {
    config,
    clock,
    newId,
    log,
    metrics,
    pool,
    db,
    on: (work) => others[work],
    replica: openReplica({ config, primary: pool, log }),
    jobs,
    keyRing,
    requestCounter,
    staffToken: staffToken(config),
    mailLinks: await openMailLinks({ config, db }),
    ...watchProviders(metrics.providers, openProviders(config)),
    receptionist: await chooseReceptionist(await loadTalkModels(config.model), config, log),
    recapWriter: await recapWriter(config, log),
  }
  metrics.providers.watch(app.providerHealth)
  const others: Record<OtherWork, App> = {
    calls: onPool(app, calls),
    jobs: onPool(app, forJobs),
  }
  const stopPassing = passRequestIds(config)
  async function close() {
    stopPassing()
    await jobs.stop()
    await endClaims(pools).catch((error) => log.warn({ error }, 'claims run out by themselves'))
    await keyRing.close()
    await requestCounter.close()
    await app.replica.close()
    await db.$disconnect()
    await closePools(pools)
  }
  return { app, close }
}

/** All of it but the connections, also what is put in its place later. */
function onPool(app: App, pool: pg.Pool): App {
  return Object.setPrototypeOf({ pool, db: prismaOnPool(app.db, pool) }, app)
}
