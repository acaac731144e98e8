import { Stripe } from 'stripe'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { ApiError } from '../errors.ts'
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
const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const

const Session = z.object({
  id: z.string().min(1),
  payment_status: z.string(),
  status: z.string().nullish(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
})
/** A signature proves who wrote the event, and not that we can read it. */
const Told = z.object({ type: z.string() })
const SessionTold = z.object({
  id: z.string().min(1),
  type: z.enum(SESSION_EVENTS),
  data: z.object({ object: Session }),
})

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
      return sessionEvent(verified(stripe, rawBody, signature, config.stripe.webhookSecret))
    },
  }
}

function verified(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): unknown {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS)
  } catch (error) {
    throw new InvalidSignature(error)
  }
}

/** What tells of a payment and cannot be read is refused: Stripe tells it again and shows its owner that it failed. */
function sessionEvent(event: unknown): PaymentEvent | undefined {
  const told = Told.safeParse(event)
  if (!told.success) throw unreadable('type')
  if (!SESSION_EVENTS.some((kind) => kind === told.data.type)) return undefined
  const read = SessionTold.safeParse(event)
  if (!read.success) throw unreadable(read.error.issues[0]?.path.join('.') ?? '')
  const { id, type, data } = read.data
  return { id, kind: type, payload: { sessionId: data.object.id, ...paymentState(data.object) } }
}

function unreadable(field: string): ApiError {
  return new ApiError('invalid_request', `${field || 'the event'}: is missing or of another form`)
}

type SessionState = Pick<
  z.infer<typeof Session>,
  'payment_status' | 'status' | 'amount_total' | 'currency'
>

/** A completed session may still be unpaid (a bank debit under way): only `paid` is money. */
function paymentState(session: SessionState): PaymentState {
  if (session.payment_status === 'paid') {
    return {
      state: 'paid',
      amountCents: session.amount_total ?? 0,
      currency: session.currency ?? '',
    }
  }
  return { state: session.status === 'expired' ? 'expired' : 'open' }
}
