import type { Config } from '../kernel/config/config.ts'
import type { ProviderStanding } from '../platform/metrics/provider-metrics.ts'
import { guarded } from './circuit-breaker.ts'
import { noteTakers } from './note-takers/note-takers.ts'
import { openIdProvider } from './openid/openid.ts'
import { postmarkMailer } from './postmark/postmark.ts'
import { stripeCheckout } from './stripe/stripe.ts'
import { twilioCarrier } from './twilio/twilio.ts'
import type { Providers } from './watch-providers.ts'

/** How it stands with each provider. */
export type ProviderHealth = () => Record<string, ProviderStanding>

/** The providers of the settings, each behind a guard of its own: what one does to us stays with it. */
export function openProviders(config: Config): Providers & { providerHealth: ProviderHealth } {
  const { recall, attendee } = noteTakers(config)
  const guards = {
    stripe: guarded('stripe', stripeCheckout(config)),
    twilio: guarded('twilio', twilioCarrier(config)),
    postmark: guarded('postmark', postmarkMailer(config)),
    recall: guarded('recall', recall),
    attendee: guarded('attendee', attendee),
    oidc: guarded('oidc', openIdProvider(config)),
  }
  return {
    checkout: guards.stripe.provider,
    carrier: guards.twilio.provider,
    mailer: guards.postmark.provider,
    noteTakers: { recall: guards.recall.provider, attendee: guards.attendee.provider },
    identityProvider: guards.oidc.provider,
    providerHealth: () =>
      Object.fromEntries(Object.entries(guards).map(([name, { standing }]) => [name, standing()])),
  }
}
