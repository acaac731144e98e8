import type { Purchase } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { onPayment } from './on-payment.ts'
import { payTopUp } from './pay-top-up.ts'

/** Cancels an open purchase; one that was paid meanwhile is credited. */
export async function callOffPurchase(app: App, purchase: Purchase): Promise<void> {
  const { accountId, id: purchaseId, checkoutSessionId: sessionId } = purchase
  // Nothing is charged for a line whose top-up was turned off.
  if (sessionId === null) return payTopUp(app, { accountId, purchaseId })
  await onPayment(app, { sessionId, ...(await app.checkout.expire(sessionId)) })
}
