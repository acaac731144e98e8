import type { App } from '../app.ts'
import { moveLine } from '../lines/line-status.ts'
import type { PaymentState } from '../providers/checkout.ts'
import { buy } from './ledger.ts'

export type PaymentFact = { sessionId: string } & PaymentState

/**
 * Acts on what the processor says of a session, however often and in whatever order it says it: a paid session credits
 * its purchase once, and starts the set-up of a line that waited for it. Paid after expired is paid.
 */
export async function settlePayment(app: App, fact: PaymentFact) {
  const purchase = await app.db.purchase.findUnique({
    where: { checkoutSessionId: fact.sessionId },
  })
  if (!purchase)
    return app.log.warn({ sessionId: fact.sessionId }, 'payment of a session we do not know')
  if (fact.state === 'expired') return expire(app, purchase.checkoutSessionId)
  if (fact.state === 'open') return
  if (fact.amountCents !== purchase.priceCents || fact.currency !== 'usd') {
    return app.log.error(
      { purchaseId: purchase.id, ...fact },
      'payment held for review: not the price',
    )
  }
  await credit(app, purchase)
}

type Purchase = NonNullable<Awaited<ReturnType<App['db']['purchase']['findUnique']>>>

async function credit(app: App, purchase: Purchase) {
  const { accountId, walletId, lineId, seconds } = purchase
  const at = app.clock.now()
  await app.db.$transaction(async (tx) => {
    await tx.purchase.updateMany({
      where: { accountId, id: purchase.id, status: { in: ['open', 'expired'] } },
      data: { status: 'paid', paidAt: at },
    })
    await buy(
      tx,
      { accountId, walletId },
      {
        sourceId: purchase.id,
        seconds,
        reason: `${seconds / 60} minutes bought (${purchase.pack})`,
        at,
      },
    )
    if (lineId && (await moveLine(tx, { accountId, lineId }, 'paid'))) {
      await app.jobs.enqueue(tx, 'provision_line', { accountId, lineId })
    }
  })
}

async function expire(app: App, checkoutSessionId: string) {
  await app.db.purchase.updateMany({
    where: { checkoutSessionId, status: 'open' },
    data: { status: 'expired' },
  })
}
