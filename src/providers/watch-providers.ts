import type { Mailer } from '../platform/mail/mailer.ts'
import type { ProviderMetrics } from '../platform/metrics/provider-metrics.ts'
import { RECKONED } from './circuit-breaker.ts'
import type { NoteTaker, NoteTakerName } from './note-takers/note-taker.ts'
import type { IdentityProvider } from './openid/identity-provider.ts'
import { requestOutcome } from './request-outcome.ts'
import type { Checkout } from './stripe/checkout.ts'
import type { Carrier } from './twilio/carrier.ts'

export type Providers = {
  checkout: Checkout
  carrier: Carrier
  mailer: Mailer
  noteTakers: Record<NoteTakerName, NoteTaker>
  identityProvider: IdentityProvider
}

/** The same providers, with every request to them measured. */
export function watchProviders<P extends Providers>(metrics: ProviderMetrics, providers: P): P {
  const watch = <T extends object>(name: string, provider: T) => watched(metrics, name, provider)
  const { recall, attendee } = providers.noteTakers
  return {
    ...providers,
    checkout: watch('stripe', providers.checkout),
    carrier: watch('twilio', providers.carrier),
    mailer: watch('postmark', providers.mailer),
    noteTakers: { recall: watch('recall', recall), attendee: watch('attendee', attendee) },
    identityProvider: watch('oidc', providers.identityProvider),
  }
}

/** Local computations, such as checking a signature, are not requests to the provider. */
function watched<T extends object>(metrics: ProviderMetrics, provider: string, target: T): T {
  return new Proxy(target, {
    get(members, key, receiver) {
      const member: unknown = Reflect.get(members, key, receiver)
      if (typeof member !== 'function' || RECKONED.has(key)) return member
      return (...given: unknown[]) => {
        const began = performance.now()
        const answer: unknown = Reflect.apply(member, members, given)
        if (!(answer instanceof Promise)) return answer
        const ended = (error?: unknown) =>
          metrics.asked({
            provider,
            outcome: requestOutcome(error),
            seconds: (performance.now() - began) / 1_000,
          })
        answer.then(() => ended(), ended)
        return answer
      }
    },
  })
}
