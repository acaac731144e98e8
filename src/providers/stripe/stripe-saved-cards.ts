import { Stripe } from 'stripe'
import type { Config } from '../../kernel/config/config.ts'
import type { PaymentFact } from './checkout.ts'
import type { ChargeState, SavedCards, SetUpState, Tried } from './saved-cards.ts'
import { idOf } from './stripe-payment-state.ts'

const LISTED_AT_ONCE = 100
const GONE = 'resource_missing'

/** A customer is made for each card that is saved, so that forgetting the one is deleting the other. */
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
      // It may have come to its end meanwhile: then there is nothing to call off.
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

/** What a payment by a saved card is of, and where it stands; undefined for a payment of something else. */
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

/** Undefined for one that waits for a person. */
function chargeState(intent: Stripe.PaymentIntent): ChargeState | undefined {
  const { id: paymentId, status, amount_received: amountCents, currency } = intent
  if (status === 'succeeded') return { state: 'paid', amountCents, currency, paymentId }
  if (status === 'processing') return { state: 'pending' }
  return status === 'canceled' ? refusal(intent) : undefined
}

/** Why it did not go through, as it is told while it can still be called off. */
function refusal({ last_payment_error: error }: Stripe.PaymentIntent): ChargeState {
  const needsOwner = [error?.code, error?.decline_code].includes('authentication_required')
  return { state: 'refused', why: needsOwner ? 'authentication_required' : 'declined' }
}

/** A card that was declined leaves a payment behind; a request that was refused as such leaves none. */
function tried(error: unknown): Tried {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  if (error.payment_intent) return { paymentId: error.payment_intent.id }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'card_gone'
  throw error
}

/** What is not open any more cannot be closed; what then stands is read. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}
