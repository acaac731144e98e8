import type { Purchase } from '../../prisma/generated/client/client.ts'
import { accountTransaction } from '../accounts/account-transaction.ts'
import type { App } from '../app.ts'
import { findPurchase } from '../billing/find-purchase.ts'
import { buy } from '../billing/ledger.ts'
import { moveLine } from '../lines/line-status.ts'
import { lockLine } from '../lines/lock-line.ts'
import { mailTopUp } from '../lines/top-up/top-up-mail.ts'
import { isTopUp } from '../lines/top-up/top-up-purchase.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { PaymentFact } from '../providers/stripe/checkout.ts'

/**
 * Handles a checkout session's state, however often and in whatever order it is reported: a paid session credits its
 * purchase once, and starts the set-up of a waiting line. Paid after expired is paid. A payment for something closed
 * meanwhile is credited and refunded at once, so that the statement shows both.
 */
export async function onPayment(app: App, fact: PaymentFact) {
  const purchase = await findPurchase(app.db, fact)
  if (!purchase) return app.log.warn({ ...fact }, 'payment of a purchase we do not know')
  if (fact.state === 'expired') return expire(app, purchase)
  if (fact.state === 'open') return
  if (fact.amountCents !== purchase.priceCents || fact.currency !== 'usd') {
    return app.log.error(
      { purchaseId: purchase.id, ...fact },
      'payment held for review: not the price',
    )
  }
  await credit(app, purchase, fact.paymentId ?? null)
}

async function credit(app: App, purchase: Purchase, paymentId: string | null) {
  const { accountId, id, walletId, lineId, seconds } = purchase
  const at = app.clock.now()
  await accountTransaction(app, accountId, async (tx) => {
    const refundDueAt = (await isOpen(tx, purchase)) ? null : at
    const { count } = await tx.purchase.updateMany({
      where: { accountId, id, status: { in: ['open', 'expired'] } },
      data: { status: 'paid', paidAt: at, paymentId, refundDueAt },
    })
    const reason = `${seconds / 60}-minute pack${isTopUp(purchase) ? ', bought automatically' : ''}`
    await buy(tx, { accountId, walletId }, { sourceId: id, seconds, reason, at })
    if (count > 0) await tellOfCredit(app, tx, purchase, refundDueAt)
    if (lineId && !refundDueAt && (await moveLine(tx, { accountId, lineId }, 'paid'))) {
      await app.jobs.enqueue(tx, 'provision_line', { accountId, lineId })
    }
  })
}

/** A person who paid knows it; after closing the line they are told of the refund. */
async function tellOfCredit(app: App, tx: Tx, purchase: Purchase, refundDueAt: Date | null) {
  const { accountId, id: purchaseId } = purchase
  if (refundDueAt) await app.jobs.enqueue(tx, 'refund_purchase', { accountId, purchaseId })
  else if (isTopUp(purchase)) await mailTopUp(app, tx, purchase)
}

/** Whether the account and the line still exist; both are locked, the line first, so they stay so. */
async function isOpen(tx: Tx, { accountId, lineId }: Purchase): Promise<boolean> {
  if (lineId !== null) {
    await lockLine(tx, { accountId, lineId })
    const where = { accountId_id: { accountId, id: lineId } }
    if ((await tx.line.findUniqueOrThrow({ where })).status === 'closed') return false
  }
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
  const account = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
  return account.closedAt === null
}

/** A refused top-up pauses further ones of its line, in `payTopUp`. */
async function expire(app: App, purchase: Purchase) {
  if (isTopUp(purchase)) return
  const { accountId, id } = purchase
  await app.db.purchase.updateMany({
    where: { accountId, id, status: 'open' },
    data: { status: 'expired' },
  })
}
