import pg from 'pg'
import { openKeyRing } from './accounts/key-ring.ts'
import { createRequestCounter } from './accounts/request-counter.ts'
import { staffToken } from './accounts/staff-token.ts'
import type { App } from './app.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { createPrisma } from './db/prisma.ts'
import { openReplica } from './db/replica.ts'
import { withoutNames } from './db/sql.ts'
import { newId } from './ids.ts'
import { openJobs } from './jobs/jobs.ts'
import { createLog } from './log.ts'
import { recapWriter } from './meetings/recap/choose-recap-writer.ts'
import { openMetrics } from './metrics/metrics.ts'
import { noteTakers } from './providers/note-takers.ts'
import { openIdProvider } from './providers/openid.ts'
import { passRequestIds } from './providers/pass-request-ids.ts'
import { postmarkMailer } from './providers/postmark.ts'
import { stripeCheckout } from './providers/stripe.ts'
import { twilioCarrier } from './providers/twilio.ts'
import { watchProviders } from './providers/watch-providers.ts'
import { chooseReceptionist } from './receptionist/choose-receptionist.ts'

const CONNECTIONS_MAX = 20

/** The application on a migrated database. `close` lets jobs in hand finish, then the connections go. */
export async function openApp(config: Config, databaseUrl: string, clock: Clock = systemClock) {
  const log = createLog(config.logLevel)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS_MAX })
  pool.on('error', (error) => log.warn({ error }, 'idle database connection broke'))
  if (config.transactionPooler) withoutNames(pool)
  const db = createPrisma(pool)
  const metrics = openMetrics({ pools: { doors: pool }, pool, clock, log })
  const jobs = await openJobs({ databaseUrl, log, works: config.role !== 'web' })
  const keyRing = await openKeyRing({ pool, databaseUrl, clock, log })
  const requestCounter = createRequestCounter(config, pool)
  const app: App = {
    config,
    clock,
    newId,
    log,
    metrics,
    pool,
    db,
    replica: openReplica({ config, primary: pool, log }),
    jobs,
    keyRing,
    requestCounter,
    staffToken: staffToken(config),
    ...watchProviders(metrics.providers, {
      checkout: stripeCheckout(config),
      carrier: twilioCarrier(config),
      mailer: postmarkMailer(config),
      noteTakers: noteTakers(config),
      identityProvider: openIdProvider(config),
    }),
    receptionist: await chooseReceptionist(config, log),
    recapWriter: await recapWriter(config, log),
  }
  const stopPassing = passRequestIds(config)
  async function close() {
    stopPassing()
    await jobs.stop()
    await keyRing.close()
    await requestCounter.close()
    await app.replica.close()
    await db.$disconnect()
    await pool.end()
  }
  return { app, close }
}
