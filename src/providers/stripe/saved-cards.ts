export type SetUpOrder = {
  /** The idempotency key, so that a retry opens no second page. */
  id: string
  accountId: string
  lineId: string
  email: string
}

export type CardPage = { id: string; url: string }

export type SetUpState =
  | { state: 'open' }
  | { state: 'expired' }
  | {
      state: 'saved'
      accountId: string
      lineId: string
      /** The processor's ids of the customer made for this card, and of the card. */
      customerId: string
      paymentMethodId: string
    }

export type ChargeOrder = {
  /** Our purchase's id: the idempotency key, and the payment's reference in webhooks. */
  purchaseId: string
  accountId: string
  customerId: string
  paymentMethodId: string
  pack: { name: string; priceCents: number }
  /** The text on the receipt. */
  title: string
}

/** The payment that was tried, with any result; or `card_gone` when the processor no longer has the card. */
export type Tried = { paymentId: string } | 'card_gone'

/** `refused`: it failed for good. */
export type ChargeState =
  | { state: 'paid'; amountCents: number; currency: string; paymentId: string }
  | { state: 'pending' }
  | { state: 'refused'; why: 'declined' | 'authentication_required' }

/** Cards an owner has saved at the processor, for payments made without the owner present. */
export type SavedCards = {
  /** Opens the hosted page for saving a card. @throws when the processor does not answer in time */
  openSetUp(order: SetUpOrder): Promise<CardPage>
  readSetUp(sessionId: string): Promise<SetUpState>
  /** Closes an open page so that no card can be saved there. Returns its state, which may have changed first. */
  expireSetUp(sessionId: string): Promise<SetUpState>
  /** Charges a saved card. Repeated within a day, it does not charge again. */
  charge(order: ChargeOrder): Promise<Tried>
  /** The payment tried earlier for a purchase, however long ago, of the customer's newest 100; undefined if none. */
  findCharge(customerId: string, purchaseId: string): Promise<string | undefined>
  /** The state of a payment by a saved card. One that failed is cancelled first, so that it cannot succeed later. */
  settleCharge(paymentId: string): Promise<ChargeState>
  /** Deletes a customer with all cards. Succeeds if it is already gone. */
  deleteCustomer(customerId: string): Promise<void>
}
