import { Stripe } from 'stripe'
import type { Config } from '../../kernel/config/config.ts'
import type { Checkout } from './checkout.ts'
import { readStripeEvent } from './stripe-events.ts'
import { paymentState } from './stripe-payment-state.ts'
import { stripeReversals } from './stripe-reversals.ts'
import { chargeFact, stripeSavedCards } from './stripe-saved-cards.ts'
import { verified } from './stripe-signature.ts'

/** Below what is bought, on the payment page. */
const PAID_ONCE = 'Paid once: nothing renews by itself.'

/** For one attempt; with the retry, a caller waits at most 13 s. */
const TIMEOUT_MS = 6_000

/** A payment page tries a card only a few times. */
const CHARGES_MAX = 100

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
    async open({ purchaseId, accountId, lineId, pack, title, email, returnToken }) {
      const ofLine = lineId === null ? {} : { line: lineId }
      const back = new URLSearchParams({ ...ofLine, of: returnToken })
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
                product_data: { name: title, description: PAID_ONCE },
              },
            },
          ],
          client_reference_id: purchaseId,
          customer_email: email,
          metadata,
          payment_intent_data: { metadata },
          success_url: `${config.baseUrl}/paid?${back}`,
          cancel_url: `${config.baseUrl}/payment-cancelled?${back}`,
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
    async findPayment(paymentId) {
      const found = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 })
      const [session] = found.data
      if (session) return { sessionId: session.id, ...paymentState(session) }
      return chargeFact(await stripe.paymentIntents.retrieve(paymentId))
    },
    async readReceipt(paymentId) {
      // Declined attempts are charges too.
      const charges = await stripe.charges.list({ payment_intent: paymentId, limit: CHARGES_MAX })
      return charges.data.find(({ paid }) => paid)?.receipt_url ?? null
    },
    ...stripeReversals(stripe),
    ...stripeSavedCards(stripe, config),
    async readEvent(rawBody, signature) {
      return readStripeEvent(verified(stripe, rawBody, signature, config.stripe.webhookSecrets))
    },
  }
}
