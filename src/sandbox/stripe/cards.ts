import type { Sandbox } from '../sandbox.ts'
import type { Session } from './session.ts'
import { StripeError } from './stripe-error.ts'
import { stripeId } from './stripe-id.ts'

/** How a saved card behaves when charged without its owner present (docs.stripe.com/testing). */
export type CardManner = 'pays' | 'card_declined' | 'authentication_required'

/** Test cards that can be saved, and how they behave when charged later. */
const MANNERS: Record<string, CardManner> = {
  '4000000000000341': 'card_declined',
  '4000002760003184': 'authentication_required',
}

/** A customer with its one saved card. */
export type KeptCard = {
  /** The customer's id. */
  id: string
  email: string | null
  paymentMethod: string
  setupIntent: string
  manner: CardManner
  created: number
  isDeleted: boolean
}

/** Customers, as the set-up page makes them: one per card. */
export function openCards({ record, clock }: Sandbox) {
  const kept = record.collection<KeptCard>('stripe_customers')

  return {
    save({ customer_email: email }: Session, number: string): KeptCard {
      const card: KeptCard = {
        id: stripeId('cus_', 14),
        email,
        paymentMethod: stripeId('pm_1'),
        setupIntent: stripeId('seti_1'),
        manner: MANNERS[number] ?? 'pays',
        created: Math.floor(clock.now().getTime() / 1_000),
        isDeleted: false,
      }
      kept.put(card)
      return card
    },
    /** @throws {StripeError} when it was deleted or never existed */
    find(id: string): KeptCard {
      const found = kept.get(id)
      if (found && !found.isDeleted) return found
      throw new StripeError(404, `No such customer: '${id}'`, {
        code: 'resource_missing',
        param: 'customer',
      })
    },
    delete(card: KeptCard) {
      kept.put({ ...card, isDeleted: true })
    },
    /** The setup intent that saved a card, as Stripe returns it. */
    setUpOf(id: string) {
      const card = kept.list().find(({ setupIntent }) => setupIntent === id)
      return (
        card && {
          id,
          object: 'setup_intent',
          created: card.created,
          customer: card.id,
          livemode: false,
          payment_method: card.paymentMethod,
          payment_method_types: ['card'],
          status: 'succeeded',
          usage: 'off_session',
        }
      )
    },
  }
}

export type Cards = ReturnType<typeof openCards>
