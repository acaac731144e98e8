import type { App } from '../app.ts'
import { findPurchase } from '../billing/find-purchase.ts'
import { type Elsewhere, noteReversal } from '../billing/refund-or-dispute.ts'
import { timeZoneOfAccount } from '../lines/time-zone-of-account.ts'
import { pauseTopUp } from '../lines/top-up/pause-top-up.ts'
import { isTopUp } from '../lines/top-up/top-up-purchase.ts'
import { onPayment } from './on-payment.ts'
import { payTopUp } from './pay-top-up.ts'

/**
 * Reads a payment's refunds and disputes at the processor and updates the ledger. A webhook is only a trigger: the
 * processor's record is the truth, so events may be late, doubled, lost or out of order.
 */
export async function followPayment(app: App, paymentId: string): Promise<void> {
  const fact = await app.checkout.findPayment(paymentId)
  if (!fact) return app.log.info({ paymentId }, 'a payment of something else')
  // Credits the minutes before taking them back, whatever was reported first.
  await onPayment(app, fact)
  const purchase = await findPurchase(app.db, fact)
  if (!purchase) return
  const { accountId, id: purchaseId } = purchase
  if (fact.state !== 'paid') return payTopUp(app, { accountId, purchaseId, paymentId })
  const elsewhere = { timeZoneOf: timeZoneOfAccount, onDispute: pauseIfTopUp(app) }
  for (const reversal of await app.checkout.readReversals(paymentId)) {
    await noteReversal(app, purchase, reversal, elsewhere)
  }
}

/** A card with a disputed charge is not charged again before its owner allows it. */
function pauseIfTopUp(app: App): Elsewhere['onDispute'] {
  return async (tx, purchase) => {
    if (!isTopUp(purchase)) return
    const { accountId, walletId: lineId, id: purchaseId } = purchase
    await pauseTopUp(app, tx, { accountId, lineId, purchaseId }, 'disputed')
  }
}
