import { Stripe } from 'stripe'
import type { Config } from '../../kernel/config/config.ts'
import type { PaymentFact } from './checkout.ts'
import type { ChargeState, SavedCards, SetUpState, Tried } from './saved-cards.ts'
import { idOf } from './stripe-payment-state.ts'

const LISTED_AT_ONCE = 100
const GONE = 'resource_missing'

/** Makes one customer per saved card, so that deleting the customer deletes the card. */
export function stripeSavedCards(stripe: Stripe, { baseUrl }: Pick<Config, 'baseUrl'>): SavedCards {
  const { checkout, paymentIntents } = stripe
  const readSetUp = async (id: string) =>
    setUpState(await checkout.sessions.retrieve(id, { expand: ['setup_intent'] }))

  return {
    async openSetUp({ id, accountId, lineId, email }) {
      const session = await checkout.sessions.create(
        {
          mode: 'setup',
          customer_creation: 'always',
          customer_email: email,
          payment_method_types: ['card'],
          metadata: { account_id: accountId, line_id: lineId },
          success_url: `${baseUrl}/console/minutes/${lineId}/top-up?said=card-saved`,
          cancel_url: `${baseUrl}/console/minutes/${lineId}/top-up?said=card-not-saved`,
        },
        { idempotencyKey: id },
      )
      if (!session.url) throw new Error('the set-up session has no address')
      return { id: session.id, url: session.url }
    },
    readSetUp,
    async expireSetUp(id) {
      await checkout.sessions.expire(id).catch(unlessRefused)
      return readSetUp(id)
    },
    charge: (order) =>
      paymentIntents
        .create(
          {
            amount: order.pack.priceCents,
            currency: 'usd',
            customer: order.customerId,
            payment_method: order.paymentMethodId,
            payment_method_types: ['card'],
            off_session: true,
            confirm: true,
            description: order.title,
            metadata: {
              purchase_id: order.purchaseId,
              account_id: order.accountId,
              pack: order.pack.name,
            },
          },
          { idempotencyKey: order.purchaseId },
        )
        .then(({ id }): Tried => ({ paymentId: id }), tried),
    async findCharge(customer, purchaseId) {
      const recent = await paymentIntents.list({ customer, limit: LISTED_AT_ONCE })
      return recent.data.find(({ metadata }) => metadata.purchase_id === purchaseId)?.id
    },
    async settleCharge(id) {
      const intent = await paymentIntents.retrieve(id)
      const state = chargeState(intent)
      if (state) return state
      // It may have ended meanwhile: then there is nothing to cancel.
      await paymentIntents.cancel(id).catch(unlessRefused)
      const ended = chargeState(await paymentIntents.retrieve(id))
      if (!ended) throw new Error('a payment that was called off is still to be paid')
      return ended.state === 'refused' ? refusal(intent) : ended
    },
    async deleteCustomer(id) {
      await stripe.customers.del(id).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeError) || error.code !== GONE) throw error
      })
    },
  }
}

/** The purchase of a payment by a saved card, and its state; undefined for a payment that is not our purchase. */
export function chargeFact(intent: Stripe.PaymentIntent): PaymentFact | undefined {
  const { purchase_id: purchaseId, account_id: accountId } = intent.metadata
  if (!purchaseId || !accountId) return undefined
  const charge = chargeState(intent)
  return { accountId, purchaseId, ...(charge?.state === 'paid' ? charge : { state: 'open' }) }
}

function setUpState(session: Stripe.Checkout.Session): SetUpState {
  const { setup_intent: intent, customer, metadata, status } = session
  if (status !== 'complete') return { state: status === 'expired' ? 'expired' : 'open' }
  const paymentMethodId = typeof intent === 'string' ? undefined : idOf(intent?.payment_method)
  const customerId = idOf(customer)
  const { account_id: accountId, line_id: lineId } = metadata ?? {}
  if (!paymentMethodId || !customerId || !accountId || !lineId) {
    throw new Error('a card was saved, and the processor does not say which')
  }
  return { state: 'saved', accountId, lineId, customerId, paymentMethodId }
}

/** Undefined when the payment waits for a person. */
function chargeState(intent: Stripe.PaymentIntent): ChargeState | undefined {
  const { id: paymentId, status, amount_received: amountCents, currency } = intent
  if (status === 'succeeded') return { state: 'paid', amountCents, currency, paymentId }
  if (status === 'processing') return { state: 'pending' }
  return status === 'canceled' ? refusal(intent) : undefined
}

/** Why it failed; Stripe gives the reason only until the payment is cancelled. */
function refusal({ last_payment_error: error }: Stripe.PaymentIntent): ChargeState {
  const needsOwner = [error?.code, error?.decline_code].includes('authentication_required')
  return { state: 'refused', why: needsOwner ? 'authentication_required' : 'declined' }
}

/** A declined card leaves a payment; a request that is invalid leaves none. */
function tried(error: unknown): Tried {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  if (error.payment_intent) return { paymentId: error.payment_intent.id }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'card_gone'
  throw error
}

/** A payment or page that is no longer open cannot be closed; its state is read next. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}
