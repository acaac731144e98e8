import type { Config } from '../kernel/config/config.ts'
import type { ProviderStanding } from '../platform/metrics/provider-metrics.ts'
import { guarded } from './circuit-breaker.ts'
import { lateProvider } from './late-provider.ts'
import { noteTakers } from './note-takers/note-takers.ts'
import { openIdProvider } from './openid/openid.ts'
import { postmarkMailer } from './postmark/postmark.ts'
import type { Checkout } from './stripe/checkout.ts'
import type { Carrier } from './twilio/carrier.ts'
import { isSignedByTwilio } from './twilio/twilio-signature.ts'
import type { Providers } from './watch-providers.ts'

export type ProviderHealth = () => Record<string, ProviderStanding>

/** The configured providers, each behind its own guard, so that a failing one does not affect the others. */
export function openProviders(config: Config): Providers & { providerHealth: ProviderHealth } {
  const { recall, attendee } = noteTakers(config)
  const guards = {
    stripe: guarded('stripe', checkout(config)),
    twilio: guarded('twilio', carrier(config)),
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

function checkout(config: Config): Checkout {
  const load = async () => (await import('./stripe/stripe.ts')).stripeCheckout(config)
  return lateProvider(load, {
    open: true,
    read: true,
    expire: true,
    findPayment: true,
    readReversals: true,
    refund: true,
    readReceipt: true,
    readEvent: true,
    openSetUp: true,
    readSetUp: true,
    expireSetUp: true,
    charge: true,
    findCharge: true,
    settleCharge: true,
    deleteCustomer: true,
  })
}

function carrier(config: Config): Carrier {
  const load = async () => (await import('./twilio/twilio.ts')).twilioCarrier(config)
  const asked = lateProvider<Omit<Carrier, 'isSigned'>>(load, {
    sendText: true,
    findText: true,
    findNumbers: true,
    buyNumber: true,
    releaseNumber: true,
    readCall: true,
    listCalls: true,
    listRecordings: true,
    listFailures: true,
    endCall: true,
    placeCall: true,
    findPlacedCall: true,
    deleteRecording: true,
    openRecording: true,
  })
  return { ...asked, isSigned: isSignedByTwilio(config) }
}
