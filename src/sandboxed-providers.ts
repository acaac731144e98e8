import type { Config } from './config.ts'

/** Names of the providers that answer at the sandbox under these settings. */
export function sandboxedProviders(
  config: Pick<
    Config,
    'sandbox' | 'stripe' | 'postmark' | 'twilio' | 'oidc' | 'noteTaker' | 'recall' | 'attendee'
  >,
) {
  const addresses = {
    Stripe: config.stripe.apiBase,
    Postmark: config.postmark.apiBase,
    Twilio: config.twilio.apiBase,
    'the note-taker': config[config.noteTaker].apiBase,
    'identity provider': config.oidc.issuer,
  }
  return Object.entries(addresses)
    .filter(([, address]) => address.startsWith(config.sandbox.url))
    .map(([name]) => name)
}
