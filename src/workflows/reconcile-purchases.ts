import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { onPayment } from './on-payment.ts'
import { payTopUp } from './pay-top-up.ts'

/** By now a webhook should have come. */
const QUIET_SECONDS = 300
/** By now the slowest payment method has succeeded or failed. */
const FORGET_SECONDS = 30 * 86_400
const BATCH = 50

/**
 * Asks the processor about open purchases, in case a webhook is lost. The batch is random, so that neither many
 * unpaid checkouts nor an unreadable one block the others.
 */
export async function reconcilePurchases(app: App) {
  const now = app.clock.now()
  const quiet = await app.db.$queryRaw<Quiet[]>`
    SELECT account_id AS "accountId", id AS "purchaseId", checkout_session_id AS "sessionId" FROM purchases
     WHERE status = 'open' AND created_at < ${addSeconds(now, -QUIET_SECONDS)}
       AND created_at > ${addSeconds(now, -FORGET_SECONDS)}
     ORDER BY random() LIMIT ${BATCH}`
  for (const purchase of quiet) {
    try {
      await look(app, purchase)
    } catch (error) {
      app.log.warn({ error, purchaseId: purchase.purchaseId }, 'purchase could not be reconciled')
    }
  }
}

type Quiet = { accountId: string; purchaseId: string; sessionId: string | null }

async function look(app: App, { sessionId, ...purchase }: Quiet) {
  if (sessionId === null) return payTopUp(app, purchase)
  await onPayment(app, { sessionId, ...(await app.checkout.read(sessionId)) })
}
