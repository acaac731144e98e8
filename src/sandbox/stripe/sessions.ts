import type { Sandbox } from '../sandbox.ts'
import { expiredSession, newSession, paidSession, type Session } from './session.ts'
import { readSessionParams } from './session-params.ts'
import { stripeId } from './stripe-id.ts'

/** stripe-node 22.5 pins the same; the session's fields are this version's. */
export const API_VERSION = '2026-07-29.dahlia'

const EXPIRY_CHECK_MILLISECONDS = 1_000

/** `products` is what the checkout page shows; Stripe keeps it as line items. */
export type KeptSession = { id: string; session: Session; products: string[] }

/** Checkout sessions and the events they cause. Each session leaves `open` at most once, with one event. */
export function openSessions(sandbox: Sandbox) {
  const { config, record, clock, deliver } = sandbox
  const kept = record.collection<KeptSession>('stripe_sessions')
  const events = record.collection<ReturnType<typeof newEvent>>('stripe_events')
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000)

  const settle = (before: KeptSession, session: Session, type: string): KeptSession => {
    const after = { ...before, session }
    const event = newEvent(type, session, nowSeconds())
    kept.put(after)
    events.put(event)
    deliver({
      provider: 'stripe',
      url: `${config.baseUrl}/webhooks/stripe`,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify(event, null, 2),
    })
    return after
  }
  const expire = (before: KeptSession) =>
    settle(before, expiredSession(before.session), 'checkout.session.expired')
  const isDue = ({ session }: KeptSession) =>
    session.status === 'open' && session.expires_at <= nowSeconds()

  setInterval(() => kept.list().filter(isDue).forEach(expire), EXPIRY_CHECK_MILLISECONDS).unref()
  return {
    /** @throws {StripeError} for parameters Stripe would refuse */
    create(form: unknown): Session {
      const params = readSessionParams(form, nowSeconds())
      const session = newSession(params, config.sandbox.url, nowSeconds())
      const products = params.line_items.map((line) => line.price_data.product_data.name)
      kept.put({ id: session.id, session, products })
      return session
    },
    find(id: string): KeptSession | undefined {
      const found = kept.get(id)
      return found && isDue(found) ? expire(found) : found
    },
    pay: (open: KeptSession) =>
      settle(open, paidSession(open.session), 'checkout.session.completed'),
    expire,
  }
}

export type Sessions = ReturnType<typeof openSessions>

function newEvent(type: string, session: Session, createdSeconds: number) {
  return {
    id: stripeId('evt_1'),
    object: 'event',
    api_version: API_VERSION,
    created: createdSeconds,
    data: { object: session },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
}
