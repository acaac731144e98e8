import { isLoopback } from './loopback.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** The names of the providers that the sandbox stands in for under these settings. */
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
    'identity provider': config.oidc.issuer,
  }
  return Object.entries(addresses)
    .filter(([, address]) => isSandbox(address, config.sandbox.port))
    .map(([name]) => name)
}

/** Under any name of this machine. */
function isSandbox(address: string, port: number): boolean {
  const { protocol, port: given } = new URL(address)
  return protocol === 'http:' && isLoopback(address) && Number(given || 80) === port
}
