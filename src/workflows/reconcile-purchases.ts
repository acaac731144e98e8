import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { onPayment } from './on-payment.ts'
import { payTopUp } from './pay-top-up.ts'

/** A webhook should have come by then. */
const QUIET_SECONDS = 300
/** The slowest way to pay has arrived or failed by then. */
const FORGET_SECONDS = 30 * 86_400
const BATCH = 50

/**
 * Asks the processor about purchases it has been quiet about: a webhook that is lost for ever loses nobody a line.
 * The batch is drawn by lot, so that neither many unpaid checkouts nor one that cannot be read keep others from it.
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
