import type { Session } from './session.ts'
import { stripeId } from './stripe-id.ts'

export type RefundStatus = 'succeeded' | 'failed'
export type DisputeStatus = 'needs_response' | 'won' | 'lost'

/** A refund to the payer. In cents; times in Unix seconds. */
export type KeptRefund = {
  id: string
  cents: number
  status: RefundStatus
  reason: string | null
  metadata: Record<string, string>
  created: number
}
export type KeptDispute = { id: string; reason: string; status: DisputeStatus; created: number }

/** A payment that was made; `id` is that of its payment intent. */
export type Payment = {
  id: string
  chargeId: string
  cents: number
  currency: string
  metadata: Record<string, string>
  email: string | null
  /** What was bought, and the last digits of the card; unknown where nobody said. */
  items?: readonly string[]
  cardEnd?: string
  created: number
  refunds: KeptRefund[]
  disputes: KeptDispute[]
}

export type Bought = Required<Pick<Payment, 'items' | 'cardEnd'>>

export function newPayment(session: Session, nowSeconds: number, bought?: Bought): Payment {
  return {
    ...bought,
    id: String(session.payment_intent),
    chargeId: stripeId('ch_3'),
    cents: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    metadata: session.metadata ?? {},
    email: session.customer_email,
    created: nowSeconds,
    refunds: [],
    disputes: [],
  }
}

export function refundedCents({ refunds }: Payment): number {
  const made = refunds.filter(({ status }) => status === 'succeeded')
  return made.reduce((sum, { cents }) => sum + cents, 0)
}

export function receiptUrl({ chargeId }: Payment, sandboxUrl: string): string {
  return `${sandboxUrl}/receipts/${chargeId}`
}

export function renderCharge(payment: Payment, sandboxUrl: string) {
  const { id, chargeId, cents, currency, metadata, email, created, disputes } = payment
  const refunded = refundedCents(payment)
  return {
    id: chargeId,
    object: 'charge',
    amount: cents,
    amount_captured: cents,
    amount_refunded: refunded,
    captured: true,
    created,
    currency,
    customer: null,
    description: null,
    disputed: disputes.length > 0,
    livemode: false,
    metadata,
    paid: true,
    payment_intent: id,
    receipt_email: email,
    receipt_url: receiptUrl(payment, sandboxUrl),
    refunded: refunded >= cents,
    status: 'succeeded',
  }
}

export function renderRefund(payment: Payment, refund: KeptRefund) {
  const { id, cents, status, reason, metadata, created } = refund
  return {
    id,
    object: 'refund',
    amount: cents,
    balance_transaction: null,
    charge: payment.chargeId,
    created,
    currency: payment.currency,
    customer: null,
    metadata,
    payment_intent: payment.id,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
    ...(status === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}),
  }
}

export function renderDispute(payment: Payment, dispute: KeptDispute) {
  const { id, reason, status, created } = dispute
  return {
    id,
    object: 'dispute',
    amount: payment.cents,
    balance_transactions: [],
    charge: payment.chargeId,
    created,
    currency: payment.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: payment.id,
    reason,
    status,
  }
}

/** The list without the old value of this id, and with the new value at the end. */
export function replaced<T extends { id: string }>(list: readonly T[], value: T): T[] {
  return [...list.filter(({ id }) => id !== value.id), value]
}
