import type { Sandbox } from '../sandbox.ts'
import { openDisputes } from './disputes.ts'
import type { TellEvent } from './events.ts'
import {
  type Bought,
  type KeptRefund,
  newPayment,
  type Payment,
  refundedCents,
  renderCharge,
  renderRefund,
  replaced,
} from './payment.ts'
import type { Session } from './session.ts'
import { StripeError } from './stripe-error.ts'
import { stripeId } from './stripe-id.ts'

type RefundWish = {
  /** Default: all that is left. */
  cents?: number | undefined
  reason?: string | null
  metadata?: Record<string, string>
}

/** Payments that were made, their refunds and disputes, and the events for these. */
export function openPayments({ config, record, clock }: Sandbox, tell: TellEvent) {
  const kept = record.collection<Payment>('stripe_payments')
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000)

  function keepRefund(payment: Payment, refund: KeptRefund): Payment {
    const after = { ...payment, refunds: replaced(payment.refunds, refund) }
    kept.put(after)
    return after
  }

  return {
    /** The payment of a session. For a session paid before payments were recorded, one is created. */
    ofSession(session: Session, bought?: Bought): Payment | undefined {
      if (session.payment_status !== 'paid') return undefined
      const known = kept.get(String(session.payment_intent))
      if (known) return known
      const payment = newPayment(session, nowSeconds(), bought)
      kept.put(payment)
      return payment
    },
    /** For a payment made without a page. */
    keep: (payment: Payment) => kept.put(payment),
    find: (id: string) => kept.get(id),
    list: () => kept.list().reverse(),
    /** @throws {StripeError} when more than is left is asked for, or while the payment is disputed */
    refund(payment: Payment, { cents, reason = null, metadata = {} }: RefundWish) {
      const left = payment.cents - refundedCents(payment)
      refuseRefund(payment, left, cents)
      const refund: KeptRefund = {
        id: stripeId('re_3'),
        cents: cents ?? left,
        status: 'succeeded',
        reason,
        metadata,
        created: nowSeconds(),
      }
      const after = keepRefund(payment, refund)
      tell('charge.refunded', renderCharge(after, config.sandbox.url))
      return renderRefund(after, refund)
    },
    /** The payer's bank rejects the newest refund: the money comes back to us. */
    failRefund(payment: Payment) {
      const made = payment.refunds.findLast(({ status }) => status === 'succeeded')
      if (!made) throw new StripeError(400, 'There is no refund that could fail.')
      const refund = { ...made, status: 'failed' as const }
      const after = keepRefund(payment, refund)
      tell('refund.failed', renderRefund(after, refund))
      return renderRefund(after, refund)
    },
    ...openDisputes(kept, tell, nowSeconds),
  }
}

export type Payments = ReturnType<typeof openPayments>

function refuseRefund(payment: Payment, leftCents: number, cents?: number) {
  const { chargeId, disputes } = payment
  if (disputes.some(({ status }) => status !== 'won')) {
    throw new StripeError(400, `Charge ${chargeId} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  if (leftCents === 0) {
    throw new StripeError(400, `Charge ${chargeId} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  if (cents !== undefined && (!Number.isInteger(cents) || cents < 1)) {
    throw new StripeError(400, `Invalid integer: ${cents}`, {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  if (cents !== undefined && cents > leftCents) {
    const [asked, left] = [cents, leftCents].map((value) => `$${(value / 100).toFixed(2)}`)
    const message = `Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`
    throw new StripeError(400, message, { param: 'amount' })
  }
}
