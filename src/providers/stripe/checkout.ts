import { z } from 'zod'
import type { SavedCards } from './saved-cards.ts'

export type CheckoutOrder = {
  /** Our purchase's id, used as the idempotency key so that a retry opens no second session. */
  purchaseId: string
  accountId: string
  /** The line the minutes are for; null for meeting minutes. */
  lineId: string | null
  pack: { name: string; priceCents: number }
  /** The text on the payment page. */
  title: string
  email: string
  /** Names the purchase in the addresses that the payment page leads back to. */
  returnToken: string
}

export type CheckoutSession = { id: string; url: string; expiresAt: Date }

const PaymentState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open') }),
  z.object({ state: z.literal('expired') }),
  z.object({
    state: z.literal('paid'),
    amountCents: z.int(),
    currency: z.string(),
    /** The processor's id of the payment, which its refunds and disputes refer to. */
    paymentId: z.string().optional(),
  }),
])
export type PaymentState = z.infer<typeof PaymentState>

const SessionFact = z.intersection(z.object({ sessionId: z.string() }), PaymentState)
export type SessionFact = z.infer<typeof SessionFact>

/** The state of a purchase: by session for a payment page, by our own ids for a saved card. */
export type PaymentFact = SessionFact | ({ accountId: string; purchaseId: string } & PaymentState)

/** A payment's state, refunds or disputes changed: read them again. */
const PaymentHint = z.object({ paymentId: z.string() })

/** The state of a page for saving a card changed: read it again. */
const SetUpHint = z.object({ setUpSessionId: z.string() })

/** What the inbox stores of a payment event. */
export const PaymentPayload = z.union([SessionFact, PaymentHint, SetUpHint])

export type PaymentEvent = { id: string; kind: string; payload: z.infer<typeof PaymentPayload> }

/**
 * A refund to the payer, or a dispute by the payer's bank. `none`: nothing was taken from us (yet); `lost` and
 * `returned` are final: the bank decided against us, or the money stayed with us after all.
 */
export type Reversal = {
  /** The processor's id of the refund or dispute. */
  id: string
  kind: 'refund' | 'dispute'
  standing: 'none' | 'taken' | 'lost' | 'returned'
  cents: number
}

/** The payment processor: a hosted page where the owner pays, and saved cards. */
export type Checkout = SavedCards & {
  /** @throws when the processor does not answer in time */
  open(order: CheckoutOrder): Promise<CheckoutSession>
  /** The session's present state at the processor. */
  read(sessionId: string): Promise<PaymentState>
  /** Closes an open session so that it can no longer be paid. Returns its state, which may have changed first. */
  expire(sessionId: string): Promise<PaymentState>
  /** The purchase and state of a payment; undefined for a payment that is not one of our purchases. */
  findPayment(paymentId: string): Promise<PaymentFact | undefined>
  /** All refunds and disputes of a payment: refunds before disputes, each oldest first. */
  readReversals(paymentId: string): Promise<Reversal[]>
  /** Refunds all of a payment that is not refunded yet. Repeated with the same key, it changes nothing. */
  refund(paymentId: string, key: string): Promise<void>
  /** The URL of the processor's own receipt of a payment; null when there is none. */
  readReceipt(paymentId: string): Promise<string | null>
  /** A webhook's event; undefined for kinds we ignore. @throws {InvalidSignature} */
  readEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent | undefined>
}

/** The provider did not sign this webhook, or signed it too long ago. */
export class InvalidSignature extends Error {
  constructor(cause?: unknown) {
    super('the signature is not valid', { cause })
    this.name = 'InvalidSignature'
  }
}
