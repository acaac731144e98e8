import { z } from 'zod'
import type { SavedCards } from './saved-cards.ts'

export type CheckoutOrder = {
  /** Our purchase's id: the idempotency key, so that a repeated request opens no second session. */
  purchaseId: string
  accountId: string
  /** Whose minutes they are; null for meeting minutes. */
  lineId: string | null
  pack: { name: string; priceCents: number }
  /** What the buyer reads on the payment page. */
  title: string
  email: string
}

export type CheckoutSession = { id: string; url: string; expiresAt: Date }

const PaymentState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open') }),
  z.object({ state: z.literal('expired') }),
  z.object({
    state: z.literal('paid'),
    amountCents: z.int(),
    currency: z.string(),
    /** The processor's own id of the payment; its refunds and disputes name it. */
    paymentId: z.string().optional(),
  }),
])
export type PaymentState = z.infer<typeof PaymentState>

/** Where a session stands. */
const SessionFact = z.intersection(z.object({ sessionId: z.string() }), PaymentState)
export type SessionFact = z.infer<typeof SessionFact>

/** Where a purchase stands: one of a payment page by its session, one that a saved card pays by its own ids. */
export type PaymentFact = SessionFact | ({ accountId: string; purchaseId: string } & PaymentState)

/** Something became of a payment's money: a reason to ask what. */
const PaymentHint = z.object({ paymentId: z.string() })

/** Something became of a page on which a card is saved. */
const SetUpHint = z.object({ setUpSessionId: z.string() })

/** What the inbox keeps of a payment event. */
export const PaymentPayload = z.union([SessionFact, PaymentHint, SetUpHint])

export type PaymentEvent = { id: string; kind: string; payload: z.infer<typeof PaymentPayload> }

/**
 * Money of a payment that went back to its payer, or is disputed by the payer's bank. `none`: nothing was taken from us
 * (yet); `lost` and `returned` are final: the bank decided against us, or the money stayed with us after all.
 */
export type Reversal = {
  /** The processor's own id of the refund or dispute. */
  id: string
  kind: 'refund' | 'dispute'
  standing: 'none' | 'taken' | 'lost' | 'returned'
  cents: number
}

/** The payment processor: a hosted page where the owner pays, and cards that are saved there. */
export type Checkout = SavedCards & {
  /** @throws when the processor does not answer in time */
  open(order: CheckoutOrder): Promise<CheckoutSession>
  /** What the processor says of a session now. */
  read(sessionId: string): Promise<PaymentState>
  /** Closes an open session, so that nobody pays it any more; what became of it, when another got there first. */
  expire(sessionId: string): Promise<PaymentState>
  /** What a payment is of, and where that stands; undefined for a payment of something else. */
  findPayment(paymentId: string): Promise<PaymentFact | undefined>
  /** All that was refunded or disputed of a payment: refunds before disputes, each oldest first. */
  readReversals(paymentId: string): Promise<Reversal[]>
  /** Gives back all of a payment that was not given back yet. Asked again under the same key, it changes nothing. */
  refund(paymentId: string, key: string): Promise<void>
  /** The address of the processor's own receipt of a payment; null when there is none. */
  readReceipt(paymentId: string): Promise<string | null>
  /** A webhook's event; undefined for kinds that do not concern us. @throws {InvalidSignature} */
  readEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent | undefined>
}

/** A webhook that its provider did not sign, or too long ago. */
export class InvalidSignature extends Error {
  constructor(cause?: unknown) {
    super('the signature is not valid', { cause })
    this.name = 'InvalidSignature'
  }
}
