import pg from 'pg'
import { openKeyRing } from './accounts/key-ring.ts'
import { createRequestCounter } from './accounts/request-counter.ts'
import { staffToken } from './accounts/staff-token.ts'
import type { App } from './app.ts'
import { type Clock, systemClock } from './kernel/clock.ts'
import type { Config } from './kernel/config/config.ts'
import { newId } from './kernel/ids.ts'
import { createLog } from './kernel/log.ts'
import { recapWriter } from './meetings/recap/choose-recap-writer.ts'
import { createPrisma } from './platform/db/prisma.ts'
import { openReplica } from './platform/db/replica.ts'
import { withoutNames } from './platform/db/sql.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openMetrics } from './platform/metrics/metrics.ts'
import { languageModels } from './providers/language-model/language-model.ts'
import { noteTakers } from './providers/note-takers/note-takers.ts'
import { openIdProvider } from './providers/openid/openid.ts'
import { passRequestIds } from './providers/pass-request-ids.ts'
import { postmarkMailer } from './providers/postmark/postmark.ts'
import { stripeCheckout } from './providers/stripe/stripe.ts'
import { twilioCarrier } from './providers/twilio/twilio.ts'
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
  const jobs = await openJobs({ databaseUrl, log })
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
    receptionist: chooseReceptionist(languageModels(config.model), config, log),
    recapWriter: recapWriter(config, log),
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
