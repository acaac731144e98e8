import type { Purchase } from '../../prisma/generated/client/client.ts'
import type { TopUpProblem } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { type LinePackName, pack } from '../billing/minute-packs.ts'
import { pauseTopUp } from '../lines/top-up/pause-top-up.ts'
import { isTopUp } from '../lines/top-up/top-up-purchase.ts'
import { exclusively } from '../platform/db/exclusive-lease.ts'
import { onPayment } from './on-payment.ts'

/** `paymentId` if the processor has just reported it. */
type Told = { accountId: string; purchaseId: string; paymentId?: string }

/**
 * Advances an open top-up: charges the saved card, or reads the result. A paid one is credited; a failed one is given
 * up, and no more is bought before the owner acts. Safe to run again; one at a time, as a charge in progress
 * elsewhere is not visible at the processor yet.
 * @throws {BusyElsewhere}
 */
export async function payTopUp(app: App, told: Told): Promise<void> {
  if (await isOpen(app, told)) {
    await exclusively(app, `top up ${told.purchaseId}`, () => bringOn(app, told))
  }
}

async function isOpen(app: App, { accountId, purchaseId: id }: Told): Promise<Purchase | null> {
  const purchase = await app.db.purchase.findUnique({ where: { accountId_id: { accountId, id } } })
  return purchase && isTopUp(purchase) && purchase.status === 'open' ? purchase : null
}

async function bringOn(app: App, told: Told) {
  const { accountId, purchaseId: id } = told
  const purchase = await isOpen(app, told)
  if (!purchase) return
  const known = purchase.paymentId ?? told.paymentId ?? (await findCharge(app, purchase))
  const tried = known === undefined ? await tryCard(app, purchase) : { paymentId: known }
  if ('problem' in tried) return giveUp(app, purchase, tried.problem)
  const { paymentId } = tried
  await app.db.purchase.updateMany({
    where: { accountId, id, status: 'open' },
    data: { paymentId },
  })
  const charge = await app.checkout.settleCharge(paymentId)
  if (charge.state === 'paid') await onPayment(app, { accountId, purchaseId: id, ...charge })
  if (charge.state === 'refused') await giveUp(app, purchase, charge.why)
}

/** A charge that was tried and whose answer was lost. */
async function findCharge(app: App, { id, triedCustomerId }: Purchase) {
  return triedCustomerId === null ? undefined : app.checkout.findCharge(triedCustomerId, id)
}

type Tried = { paymentId: string } | { problem: TopUpProblem | 'not_wanted' }

async function tryCard(app: App, purchase: Purchase): Promise<Tried> {
  const { accountId, id: purchaseId, walletId: lineId, expiresAt } = purchase
  const where = { accountId_lineId: { accountId, lineId } }
  const topUp = await app.db.topUp.findUnique({ where, include: { line: true } })
  const { status, customerId, paymentMethodId } = topUp ?? {}
  if (status !== 'on' || !customerId || !paymentMethodId) return { problem: 'not_wanted' }
  if (expiresAt <= app.clock.now()) return { problem: 'not_reached' }
  await app.db.purchase.update({
    where: { accountId_id: { accountId, id: purchaseId } },
    data: { triedCustomerId: customerId },
  })
  const bought = pack(purchase.pack as LinePackName)
  const title = `${bought.minutes} minutes for ${topUp?.line.businessName}`
  const card = { customerId, paymentMethodId }
  const tried = await app.checkout.charge({ purchaseId, accountId, ...card, pack: bought, title })
  return tried === 'card_gone' ? { problem: 'card_gone' } : tried
}

/** If the owner no longer wants it, that is no failure. */
function giveUp(app: App, purchase: Purchase, problem: TopUpProblem | 'not_wanted') {
  const { accountId, id, walletId: lineId } = purchase
  return app.db.$transaction(async (tx) => {
    const { count } = await tx.purchase.updateMany({
      where: { accountId, id, status: 'open' },
      data: { status: 'expired' },
    })
    if (count === 0 || problem === 'not_wanted') return
    await pauseTopUp(app, tx, { accountId, lineId, purchaseId: id }, problem)
  })
}
