import type { App } from '../app.ts'
import { paymentOf } from '../billing/payment-of.ts'
import { followPayment } from './follow-payment.ts'

/**
 * Refunds a payment for a closed line or account. The processor keeps the purchase's key, so repeats refund once; its
 * report of the refund takes the minutes back.
 */
export async function refundPurchase(
  app: App,
  { accountId, purchaseId: id }: { accountId: string; purchaseId: string },
): Promise<void> {
  const where = { accountId_id: { accountId, id } }
  const purchase = await app.db.purchase.findUnique({ where })
  if (!purchase?.refundDueAt) return
  const paymentId = await paymentOf(app, purchase)
  if (paymentId === undefined) {
    app.log.error({ purchaseId: id }, 'a refund is due of a payment that was not made')
  } else {
    await app.checkout.refund(paymentId, id)
    await followPayment(app, paymentId)
  }
  await app.db.purchase.update({ where, data: { refundDueAt: null } })
}
