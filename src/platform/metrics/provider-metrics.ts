import { Gauge, Histogram, type Registry } from 'prom-client'

/**
 * `refused`: the provider answered no. `failed`: it was down, too slow or too busy. `not_asked`: its circuit is open.
 */
export type RequestOutcome = 'ok' | 'refused' | 'failed' | 'not_asked'

export type AskedProvider = { provider: string; outcome: RequestOutcome; seconds: number }

/** A provider's state as this process sees it. */
export type ProviderStanding = {
  circuit: 'closed' | 'open' | 'half_open'
  requestsInHand: number
  requestsWaiting: number
}

export type ProviderMetrics = {
  asked(request: AskedProvider): void
  /** Sets where each provider's state is read from at collection. */
  watch(standing: () => Record<string, ProviderStanding>): void
}

const CIRCUITS = ['closed', 'half_open', 'open'] as const

export function providerMetrics(registers: Registry[]): ProviderMetrics {
  let standing = (): Record<string, ProviderStanding> => ({})
  const duration = new Histogram({
    name: 'frontdesk_provider_request_duration_seconds',
    help: 'Requests to providers, by how they ended.',
    labelNames: ['provider', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  })
  new Gauge({
    name: 'frontdesk_provider_requests',
    help: 'Requests to a provider that are under way, or wait for a place.',
    labelNames: ['provider', 'state'],
    registers,
    collect() {
      for (const [provider, { requestsInHand, requestsWaiting }] of Object.entries(standing())) {
        this.set({ provider, state: 'in_hand' }, requestsInHand)
        this.set({ provider, state: 'waiting' }, requestsWaiting)
      }
    },
  })
  new Gauge({
    name: 'frontdesk_provider_circuit',
    help: '1 for the state that the circuit of a provider is in. open: it is left alone for now.',
    labelNames: ['provider', 'state'],
    registers,
    collect() {
      for (const [provider, { circuit }] of Object.entries(standing())) {
        for (const state of CIRCUITS) this.set({ provider, state }, circuit === state ? 1 : 0)
      }
    },
  })
  return {
    asked: ({ seconds, ...labels }) => duration.observe(labels, seconds),
    watch: (read) => {
      standing = read
    },
  }
}
