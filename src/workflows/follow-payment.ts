import type { App } from '../app.ts'
import { findPurchase } from '../billing/find-purchase.ts'
import { noteReversal } from '../billing/note-reversal.ts'
import { timeZoneOfAccount } from '../lines/time-zone-of-account.ts'
import { onPayment } from './on-payment.ts'
import { payTopUp } from './pay-top-up.ts'

/**
 * Reads at the processor what became of a payment's money, and brings the books to it. What a webhook says is only a
 * reason to look: the processor's record is the truth, so that events may be late, doubled, lost or out of order.
 */
export async function followPayment(app: App, paymentId: string): Promise<void> {
  const fact = await app.checkout.findPayment(paymentId)
  if (!fact) return app.log.info({ paymentId }, 'a payment of something else')
  // The minutes are there before they are taken back, whatever was told first.
  await onPayment(app, fact)
  const purchase = await findPurchase(app.db, fact)
  if (!purchase) return
  const { accountId, id: purchaseId } = purchase
  if (fact.state !== 'paid') return payTopUp(app, { accountId, purchaseId, paymentId })
  for (const reversal of await app.checkout.readReversals(paymentId)) {
    await noteReversal(app, purchase, reversal, timeZoneOfAccount)
  }
}
