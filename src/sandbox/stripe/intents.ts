import type { Sandbox } from '../sandbox.ts'
import type { CardManner, Cards, KeptCard } from './cards.ts'
import type { TellEvent } from './events.ts'
import type { Payment } from './payment.ts'
import type { Payments } from './payments.ts'
import { StripeError } from './stripe-error.ts'
import { stripeId } from './stripe-id.ts'

export type IntentStatus = 'succeeded' | 'requires_payment_method' | 'canceled'

/** A payment by a saved card, tried once. In cents; times in Unix seconds. */
export type KeptIntent = {
  id: string
  cents: number
  currency: string
  customer: string
  paymentMethod: string
  description: string | null
  metadata: Record<string, string>
  status: IntentStatus
  failure: Exclude<CardManner, 'pays'> | null
  created: number
}

export type ChargeWish = Omit<KeptIntent, 'id' | 'status' | 'failure' | 'created'>

type Parts = { tell: TellEvent; cards: Cards; payments: Payments }

function paymentOf(intent: KeptIntent, { email }: KeptCard): Payment {
  const { id, cents, currency, metadata, created, description } = intent
  const items = description === null ? [] : [description]
  const about = { id, chargeId: stripeId('ch_3'), items, cents, currency, metadata, email, created }
  return { ...about, refunds: [], disputes: [] }
}

/** Payments made without the payer present, and their events. */
export function openIntents({ record, clock }: Sandbox, { tell, cards, payments }: Parts) {
  const kept = record.collection<KeptIntent>('stripe_intents')

  return {
    /** @throws {StripeError} 402 with the intent when the card fails; 400 when the card is not the customer's */
    charge(wish: ChargeWish) {
      const card = cards.find(wish.customer)
      if (card.paymentMethod !== wish.paymentMethod) throw notAttached(wish.paymentMethod)
      const failure = card.manner === 'pays' ? null : card.manner
      const status = failure ? 'requires_payment_method' : 'succeeded'
      const created = Math.floor(clock.now().getTime() / 1_000)
      const intent: KeptIntent = { ...wish, id: stripeId('pi_3'), status, failure, created }
      kept.put(intent)
      if (!failure) payments.keep(paymentOf(intent, card))
      const shown = renderIntent(intent)
      tell(failure ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', shown)
      if (shown.last_payment_error) {
        throw new StripeError(402, 'Your card was not charged.', {
          ...shown.last_payment_error,
          payment_intent: shown,
        })
      }
      return shown
    },
    /** @throws {StripeError} 404 */
    find(id: string): KeptIntent {
      const found = kept.get(id)
      if (found) return found
      throw new StripeError(404, `No such payment_intent: '${id}'`, {
        code: 'resource_missing',
        param: 'intent',
      })
    },
    /** Newest first. */
    list: (customer: string) =>
      kept
        .list()
        .filter((intent) => intent.customer === customer)
        .reverse(),
    /** @throws {StripeError} 400 when it has already ended */
    cancel(intent: KeptIntent): KeptIntent {
      if (intent.status !== 'requires_payment_method') {
        throw new StripeError(
          400,
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
          { code: 'payment_intent_unexpected_state' },
        )
      }
      const canceled: KeptIntent = { ...intent, status: 'canceled', failure: null }
      kept.put(canceled)
      tell('payment_intent.canceled', renderIntent(canceled))
      return canceled
    },
  }
}

export type Intents = ReturnType<typeof openIntents>

export function renderIntent(intent: KeptIntent) {
  const { id, cents, currency, customer, paymentMethod, description, metadata, status } = intent
  return {
    id,
    object: 'payment_intent',
    amount: cents,
    amount_received: status === 'succeeded' ? cents : 0,
    created: intent.created,
    currency,
    customer,
    description,
    last_payment_error: intent.failure && {
      type: 'card_error',
      code: intent.failure,
      ...(intent.failure === 'authentication_required'
        ? { decline_code: 'authentication_required' }
        : { decline_code: 'generic_decline' }),
    },
    livemode: false,
    metadata,
    payment_method: status === 'requires_payment_method' ? null : paymentMethod,
    payment_method_types: ['card'],
    status,
  }
}

function notAttached(paymentMethod: string): StripeError {
  return new StripeError(
    400,
    `The PaymentMethod ${paymentMethod} does not belong to the Customer you supplied.`,
    { param: 'payment_method' },
  )
}
