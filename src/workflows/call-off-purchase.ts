import type { Purchase } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { onPayment } from './on-payment.ts'
import { payTopUp } from './pay-top-up.ts'

/** Sees to it that an open purchase is not paid any more; one that was paid meanwhile is credited. */
export async function callOffPurchase(app: App, purchase: Purchase): Promise<void> {
  const { accountId, id: purchaseId, checkoutSessionId: sessionId } = purchase
  // Nothing is charged for a line that wants no top-up any more.
  if (sessionId === null) return payTopUp(app, { accountId, purchaseId })
  await onPayment(app, { sessionId, ...(await app.checkout.expire(sessionId)) })
}
