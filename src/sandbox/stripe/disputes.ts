import type { Collection } from '../append-only-record.ts'
import type { TellEvent } from './events.ts'
import {
  type DisputeStatus,
  type KeptDispute,
  type Payment,
  renderDispute,
  replaced,
} from './payment.ts'
import { StripeError } from './stripe-error.ts'
import { stripeId } from './stripe-id.ts'

/** Disputes as the payer's bank opens and decides them, with the events Stripe sends for each step. */
export function openDisputes(
  payments: Collection<Payment>,
  tell: TellEvent,
  nowSeconds: () => number,
) {
  function keep(payment: Payment, dispute: KeptDispute, kinds: readonly string[]) {
    const after = { ...payment, disputes: replaced(payment.disputes, dispute) }
    payments.put(after)
    const shown = renderDispute(after, dispute)
    for (const kind of kinds) tell(`charge.dispute.${kind}`, shown)
    return shown
  }

  return {
    /** @throws {StripeError} when it was already disputed */
    dispute(payment: Payment, reason = 'fraudulent') {
      if (payment.disputes.length > 0) {
        throw new StripeError(400, 'The payment has been disputed already.')
      }
      const status = 'needs_response' as const
      const dispute = { id: stripeId('dp_1'), reason, status, created: nowSeconds() }
      return keep(payment, dispute, ['created', 'funds_withdrawn'])
    },
    /** @throws {StripeError} when no dispute is open */
    decide(payment: Payment, status: Exclude<DisputeStatus, 'needs_response'>) {
      const open = payment.disputes.find((dispute) => dispute.status === 'needs_response')
      if (!open) throw new StripeError(400, 'There is no dispute that is not decided.')
      const kinds = status === 'won' ? ['closed', 'funds_reinstated'] : ['closed']
      return keep(payment, { ...open, status }, kinds)
    },
  }
}
