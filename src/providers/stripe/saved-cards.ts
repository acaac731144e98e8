export type SetUpOrder = {
  /** The idempotency key, so that a repeated request opens no second page. */
  id: string
  accountId: string
  lineId: string
  email: string
}

/** A hosted page on which a card is saved. */
export type CardPage = { id: string; url: string }

/** Where the page stands on which a card is saved. */
export type SetUpState =
  | { state: 'open' }
  | { state: 'expired' }
  | {
      state: 'saved'
      accountId: string
      lineId: string
      /** The processor's own ids: of a customer made for this card, and of the card. */
      customerId: string
      paymentMethodId: string
    }

export type ChargeOrder = {
  /** Our purchase's id: the idempotency key, and what the payment is known by when it is told of. */
  purchaseId: string
  accountId: string
  customerId: string
  paymentMethodId: string
  pack: { name: string; priceCents: number }
  /** What the payer reads on the receipt. */
  title: string
}

/** A payment that was tried, whatever came of it; or none, because the processor has no such card any more. */
export type Tried = { paymentId: string } | 'card_gone'

/** `refused`: it did not go through, and never will. */
export type ChargeState =
  | { state: 'paid'; amountCents: number; currency: string; paymentId: string }
  | { state: 'pending' }
  | { state: 'refused'; why: 'declined' | 'authentication_required' }

/** Cards that an owner has saved at the processor, for payments that they need not be there for. */
export type SavedCards = {
  /** Opens the hosted page on which the owner saves a card. @throws when the processor does not answer in time */
  openSetUp(order: SetUpOrder): Promise<CardPage>
  readSetUp(sessionId: string): Promise<SetUpState>
  /** Closes an open page, so that nobody saves a card there any more; where it stands, when another got there first. */
  expireSetUp(sessionId: string): Promise<SetUpState>
  /** Charges a saved card. Asked again within a day, it charges nothing more. */
  charge(order: ChargeOrder): Promise<Tried>
  /** The payment that was tried of a purchase before, however long ago; undefined for none. */
  findCharge(customerId: string, purchaseId: string): Promise<string | undefined>
  /** Where a payment by a saved card stands; one that did not go through is called off first, so that it never will. */
  settleCharge(paymentId: string): Promise<ChargeState>
  /** Forgets a customer with all cards. Of one that is gone already it changes nothing. */
  deleteCustomer(customerId: string): Promise<void>
}
