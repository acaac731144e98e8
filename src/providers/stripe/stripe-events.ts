import { z } from 'zod'
import { ApiError } from '../../kernel/errors.ts'
import type { PaymentEvent } from './checkout.ts'
import { idOf, paymentState, Reference, Session } from './stripe-payment-state.ts'

/** Events that report a session's state. Like all Stripe events: unordered, repeated, sometimes concurrent. */
const SESSION_EVENTS = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

/** Events for a changed payment by a saved card. The object is the payment itself. */
const CHARGE_EVENTS = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
])

/** Events for refunds and disputes of a payment. */
const MONEY_BACK_EVENTS = new Set([
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
])

const Told = z.object({ type: z.string() })
const SessionTold = z.object({ id: z.string().min(1), data: z.object({ object: Session }) })
const ChargeTold = z.object({
  id: z.string().min(1),
  data: z.object({ object: z.object({ id: z.string().min(1) }) }),
})
/** The object is a charge, a refund or a dispute; each names its payment. */
const MoneyBackTold = z.object({
  id: z.string().min(1),
  data: z.object({ object: z.object({ payment_intent: Reference }) }),
})

/**
 * Reads an event with a valid signature; undefined when it is not about a payment. A signature proves who sent an
 * event, not that we can read it: an unreadable one is refused, so that Stripe sends it again and shows the operator
 * the failure.
 *
 * @throws {ApiError} invalid_request
 */
export function readStripeEvent(event: unknown): PaymentEvent | undefined {
  const { type } = readAs(Told, event)
  if (SESSION_EVENTS.has(type)) return sessionEvent(type, event)
  if (CHARGE_EVENTS.has(type)) return chargeEvent(type, event)
  return MONEY_BACK_EVENTS.has(type) ? moneyBackEvent(type, event) : undefined
}

function sessionEvent(kind: string, event: unknown): PaymentEvent {
  const { id, data } = readAs(SessionTold, event)
  if (data.object.mode === 'setup') {
    return { id, kind, payload: { setUpSessionId: data.object.id } }
  }
  return { id, kind, payload: { sessionId: data.object.id, ...paymentState(data.object) } }
}

function chargeEvent(kind: string, event: unknown): PaymentEvent {
  const { id, data } = readAs(ChargeTold, event)
  return { id, kind, payload: { paymentId: data.object.id } }
}

/** Undefined for a payment without an intent, which is not ours. */
function moneyBackEvent(kind: string, event: unknown): PaymentEvent | undefined {
  const { id, data } = readAs(MoneyBackTold, event)
  const paymentId = idOf(data.object.payment_intent)
  return paymentId === undefined ? undefined : { id, kind, payload: { paymentId } }
}

function readAs<Shape extends z.ZodType>(shape: Shape, event: unknown): z.infer<Shape> {
  const read = shape.safeParse(event)
  if (read.success) return read.data
  const field = read.error.issues[0]?.path.join('.') || 'the event'
  throw new ApiError('invalid_request', `${field}: is missing or of another form`)
}
