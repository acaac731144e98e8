import type { EventSource } from '../../generated/operations.ts'
import { isSource, providerName } from './provider-names.ts'

type Event = { provider: EventSource; processedAt: string | null }

/** An account's events of one provider or of all, and for the links above them how many each has. */
export function eventsShown<Each extends Event>(events: readonly Each[], wanted: unknown) {
  const chosen = typeof wanted === 'string' && isSource(wanted) ? wanted : undefined
  const providers = [...new Set(events.map(({ provider }) => provider))]
  const many = (of: EventSource) => events.filter(({ provider }) => provider === of).length
  return {
    events: chosen ? events.filter(({ provider }) => provider === chosen) : events,
    kinds: [
      { words: 'All', many: events.length, query: '', isShown: chosen === undefined },
      ...providers.map((provider) => ({
        words: providerName(provider),
        many: many(provider),
        query: `?provider=${provider}`,
        isShown: provider === chosen,
      })),
    ],
    late: events.filter(({ processedAt }) => !processedAt).length,
  }
}
