import type { Pack } from '../billing/packs.ts'

export type CheckoutOrder = {
  /** Our purchase's id: the idempotency key, so that a repeated request opens no second session. */
  purchaseId: string
  accountId: string
  pack: Pack
  /** What the buyer reads on the payment page. */
  title: string
  email: string
}

export type CheckoutSession = { id: string; url: string; expiresAt: Date }

export type PaymentState =
  | { state: 'open' }
  | { state: 'expired' }
  | { state: 'paid'; amountCents: number; currency: string }

export type PaymentEvent = {
  id: string
  kind: string
  payload: { sessionId: string } & PaymentState
}

/** The payment processor: a hosted page where the owner pays. */
export type Checkout = {
  /** @throws when the processor does not answer in time */
  open(order: CheckoutOrder): Promise<CheckoutSession>
  /** What the processor says of a session now. */
  read(sessionId: string): Promise<PaymentState>
  /** Closes an open session, so that nobody pays it any more; what became of it, when another got there first. */
  expire(sessionId: string): Promise<PaymentState>
  /** A webhook's event; undefined for kinds that do not concern us. @throws {InvalidSignature} */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent | undefined
}

/** A webhook that its provider did not sign, or too long ago. */
export class InvalidSignature extends Error {
  constructor(cause?: unknown) {
    super('the signature is not valid', { cause })
    this.name = 'InvalidSignature'
  }
}
