import type { Sandbox } from '../sandbox.ts'
import { stripeId } from './stripe-id.ts'

/** stripe-node 22.5 pins the same version; the objects have this version's fields. */
export const API_VERSION = '2026-07-29.dahlia'

/** Stores an event with the object in its present state, and delivers its signed webhook. */
export type TellEvent = (type: string, object: object) => void

export function openEvents({ config, record, clock, deliver }: Sandbox): TellEvent {
  const events = record.collection<ReturnType<typeof newEvent>>('stripe_events')
  return (type, object) => {
    const event = newEvent(type, object, Math.floor(clock.now().getTime() / 1_000))
    events.put(event)
    deliver({
      provider: 'stripe',
      url: `${config.baseUrl}/webhooks/stripe`,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify(event, null, 2),
    })
  }
}

function newEvent(type: string, object: object, createdSeconds: number) {
  return {
    id: stripeId('evt_1'),
    object: 'event',
    api_version: API_VERSION,
    created: createdSeconds,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
}
