import { Stripe } from 'stripe'
import type { Checkout, Reversal } from './checkout.ts'

/** A refund in one of these states did not go through: the money came back to us. Any other has left our account. */
const REFUND_RETURNED = new Set(['failed', 'canceled'])
/** An inquiry (`warning_…`) takes no money, and a `prevented` one is reported as a refund. */
const DISPUTES: Record<string, Reversal['standing']> = {
  needs_response: 'taken',
  under_review: 'taken',
  lost: 'lost',
  won: 'returned',
}
const LISTED_AT_ONCE = 100
const FULLY_REFUNDED = 'charge_already_refunded'
const DISPUTED = 'charge_disputed'

export function stripeReversals(stripe: Stripe): Pick<Checkout, 'readReversals' | 'refund'> {
  return {
    async readReversals(paymentId) {
      const asked = { payment_intent: paymentId, limit: LISTED_AT_ONCE }
      const newestFirst: Reversal[] = []
      for await (const dispute of stripe.disputes.list(asked)) newestFirst.push(disputed(dispute))
      for await (const refund of stripe.refunds.list(asked)) newestFirst.push(refunded(refund))
      return newestFirst.reverse()
    },
    async refund(paymentId, key) {
      const reason = 'requested_by_customer' as const
      await stripe.refunds
        .create({ payment_intent: paymentId, reason }, { idempotencyKey: `refund:${key}` })
        .catch(goneBackAlready)
    },
  }
}

function refunded({ id, amount: cents, status }: Stripe.Refund): Reversal {
  const standing = REFUND_RETURNED.has(status ?? '') ? 'returned' : 'taken'
  return { id, kind: 'refund', standing, cents }
}

function disputed({ id, amount: cents, status }: Stripe.Dispute): Reversal {
  return { id, kind: 'dispute', standing: DISPUTES[status] ?? 'none', cents }
}

/** It was refunded by hand, or the payer's bank took the money back: nothing is left to refund. */
function goneBackAlready(error: unknown): void {
  const code = error instanceof Stripe.errors.StripeError ? error.code : undefined
  if (code !== FULLY_REFUNDED && code !== DISPUTED) throw error
}
