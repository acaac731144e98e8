import type pg from 'pg'
import type { KeyRing } from './accounts/key-ring.ts'
import type { RequestCounter } from './accounts/request-counter.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/prisma.ts'
import type { Replica } from './db/replica.ts'
import type { NewId } from './ids.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { MailLinks } from './mail/mail-links.ts'
import type { RecapWriter } from './meetings/recap/recap-writer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Carrier } from './providers/carrier.ts'
import type { Checkout } from './providers/checkout.ts'
import type { IdentityProvider } from './providers/identity-provider.ts'
import type { Mailer } from './providers/mailer.ts'
import type { NoteTaker, NoteTakerName } from './providers/note-taker.ts'
import type { Receptionist } from './receptionist/receptionist.ts'

/** The one bag that use-cases take: `verbNoun(app, viewer, input)`. */
export type App = {
  config: Config
  clock: Clock
  /** Ids of what is made. A request that may be repeated brings its own, the same each time. */
  newId: NewId
  log: Log
  metrics: Metrics
  /** One pool for Prisma and for the prepared reads. */
  pool: pg.Pool
  db: Db
  /** Where lists that may lag are read. */
  replica: Replica
  jobs: Jobs
  keyRing: KeyRing
  requestCounter: RequestCounter
  /** Opens GraphQL and the operations' pages to an operator. */
  staffToken: string
  checkout: Checkout
  carrier: Carrier
  mailer: Mailer
  mailLinks: MailLinks
  /** A meeting keeps the one it was booked with; `config.noteTaker` names the one for new bookings. */
  noteTakers: Record<NoteTakerName, NoteTaker>
  identityProvider: IdentityProvider
  receptionist: Receptionist
  recapWriter: RecapWriter
}
