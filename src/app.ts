import type { ApiKeyCache } from './accounts/api-key-cache.ts'
import type { RequestCounter } from './accounts/rate-limit-store.ts'
import type { RecapWriter } from './meetings/recap/recap-writer.ts'
import type { PoolName } from './platform/db/pools.ts'
import type { MailLinks } from './platform/mail/mail-links.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { Platform } from './platform/platform.ts'
import type { NoteTaker, NoteTakerName } from './providers/note-takers/note-taker.ts'
import type { ProviderHealth } from './providers/open-providers.ts'
import type { IdentityProvider } from './providers/openid/identity-provider.ts'
import type { Checkout } from './providers/stripe/checkout.ts'
import type { Carrier } from './providers/twilio/carrier.ts'
import type { Receptionist } from './receptionist/receptionist.ts'

/** What has connections of its own beside the doors. */
export type OtherWork = Extract<PoolName, 'calls' | 'jobs'>

/** The one bag that use-cases take: `verbNoun(app, viewer, input)`. */
export type App = Platform & {
  /** The same application on connections that other work does not use up. */
  on(work: OtherWork): App
  keyRing: ApiKeyCache
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
  providerHealth: ProviderHealth
  receptionist: Receptionist
  recapWriter: RecapWriter
}
