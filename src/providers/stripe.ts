import { Stripe } from 'stripe'
import type { Config } from '../config.ts'
import { withAnySecret } from '../secret-list.ts'
import {
  type Checkout,
  InvalidSignature,
  type PaymentEvent,
  type PaymentState,
} from './checkout.ts'

/** One attempt; with the retry, a caller waits 13 s at most. */
const TIMEOUT_MS = 6_000
const SIGNATURE_TOLERANCE_SECONDS = 300

/** Events that say where a session stands (`facts/providers.md` §5.4). Unordered, repeated, sometimes concurrent. */
const SESSION_EVENTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

export function stripeCheckout(config: Pick<Config, 'stripe' | 'baseUrl'>): Checkout {
  const api = new URL(config.stripe.apiBase)
  const stripe = new Stripe(config.stripe.secretKey, {
    host: api.hostname,
    port: api.port || (api.protocol === 'https:' ? 443 : 80),
    protocol: api.protocol === 'https:' ? 'https' : 'http',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })

  return {
    async open({ purchaseId, accountId, pack, title, email }) {
      const metadata = { purchase_id: purchaseId, account_id: accountId, pack: pack.name }
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: pack.priceCents,
                product_data: { name: title },
              },
            },
          ],
          client_reference_id: purchaseId,
          customer_email: email,
          metadata,
          payment_intent_data: { metadata },
          success_url: `${config.baseUrl}/paid`,
          cancel_url: `${config.baseUrl}/payment-cancelled`,
        },
        { idempotencyKey: purchaseId },
      )
      if (!session.url) throw new Error('the checkout session has no address')
      return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1_000) }
    },
    async read(sessionId) {
      return paymentState(await stripe.checkout.sessions.retrieve(sessionId))
    },
    async expire(sessionId) {
      const expired = stripe.checkout.sessions.expire(sessionId)
      return paymentState(await expired.catch(() => stripe.checkout.sessions.retrieve(sessionId)))
    },
    readEvent(rawBody, signature) {
      return sessionEvent(verified(stripe, rawBody, signature, config.stripe.webhookSecrets))
    },
  }
}

function verified(stripe: Stripe, rawBody: Buffer, signature: string, secrets: readonly string[]) {
  try {
    return withAnySecret(secrets, (secret) =>
      stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS),
    )
  } catch (error) {
    throw new InvalidSignature(error)
  }
}

function sessionEvent(event: Stripe.Event): PaymentEvent | undefined {
  if (!SESSION_EVENTS.has(event.type)) return undefined
  const session = event.data.object as Stripe.Checkout.Session
  return {
    id: event.id,
    kind: event.type,
    payload: { sessionId: session.id, ...paymentState(session) },
  }
}

/** A completed session may still be unpaid (a bank debit under way): only `paid` is money. */
function paymentState(session: Stripe.Checkout.Session): PaymentState {
  if (session.payment_status === 'paid') {
    return {
      state: 'paid',
      amountCents: session.amount_total ?? 0,
      currency: session.currency ?? '',
    }
  }
  return { state: session.status === 'expired' ? 'expired' : 'open' }
}
