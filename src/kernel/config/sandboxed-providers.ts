import { isLoopback } from './loopback.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** Names of the providers that the sandbox replaces under these settings. */
export function sandboxedProviders(
  config: Pick<
    ProviderSettings,
    'sandbox' | 'stripe' | 'postmark' | 'twilio' | 'oidc' | 'noteTaker' | 'recall' | 'attendee'
  >,
) {
  const addresses = {
    Stripe: config.stripe.apiBase,
    Postmark: config.postmark.apiBase,
    Twilio: config.twilio.apiBase,
    'the note-taker': config[config.noteTaker].apiBase,
    'the identity provider': config.oidc.issuer,
  }
  return Object.entries(addresses)
    .filter(([, address]) => isSandbox(address, config.sandbox.port))
    .map(([name]) => name)
}

/** Matches any name of this machine. */
function isSandbox(address: string, port: number): boolean {
  const { protocol, port: given } = new URL(address)
  return protocol === 'http:' && isLoopback(address) && Number(given || 80) === port
}
