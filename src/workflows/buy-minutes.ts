import { z } from 'zod'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { pack } from '../billing/minute-packs.ts'
import { orderPurchase, withPage } from '../billing/order-purchase.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { linePackName } from '../lines/line-input.ts'
import { lockLine } from '../lines/lock-line.ts'
import { callOffPurchase } from './call-off-purchase.ts'

export const MinutePackOrder = z.strictObject({ pack: linePackName })

/**
 * Opens a checkout for another pack of a line; for a line that waits for its first payment, a new link to it. The
 * former open checkout expires.
 * @throws {ApiError} not_found, pack_not_available, line_setup_unavailable
 */
export async function buyMinutes(app: App, viewer: Owner, lineId: string, input: unknown) {
  const { pack: packName } = parseInput(MinutePackOrder, input)
  const line = await lineToTopUp(app, viewer, lineId)
  if (line.status === 'closed') throw closed()
  const purchase = await orderPurchase(app, {
    account: line.account,
    walletId: lineId,
    lineId,
    packName,
    title: `${pack(packName).minutes} minutes for ${line.businessName}`,
  })
  const ordered = await keepUnlessClosed(app, purchase)
  if (!ordered) {
    // Nobody has this page yet; if the processor is down, it expires by itself.
    await app.checkout
      .expire(purchase.checkoutSessionId)
      .catch((error) => app.log.warn({ error }, 'a payment page that nobody has stays open'))
    throw closed()
  }
  await expireFormer(app, ordered)
  return ordered
}

type Ordered = Awaited<ReturnType<typeof orderPurchase>>

/**
 * The line is locked: a concurrent closing either comes first and is seen, or comes later and closes this payment
 * page too.
 */
function keepUnlessClosed(app: App, purchase: Ordered) {
  const { accountId, id } = purchase
  const lineId = purchase.lineId ?? ''
  return app.db.$transaction(async (tx) => {
    await lockLine(tx, { accountId, lineId })
    const line = await tx.line.findUnique({ where: { accountId_id: { accountId, id: lineId } } })
    if (line?.status === 'closed') return undefined
    // A request that is repeated after a crash brings the same id: the purchase of the first time stays.
    const where = { accountId_id: { accountId, id } }
    return withPage(await tx.purchase.upsert({ where, create: purchase, update: {} }))
  })
}

function closed(): ApiError {
  return new ApiError('pack_not_available', 'this line is closed', { field: ['pack'] })
}

/**
 * One open payment page for each line, so that nobody pays twice by an old link. Of parallel orders each looks at all
 * open pages after storing its own, so the last one leaves only the newest. If the processor is down, a page expires
 * by itself.
 */
async function expireFormer(
  app: App,
  { accountId, lineId }: { accountId: string; lineId: string | null },
) {
  const former = await app.db.purchase.findMany({
    where: { accountId, lineId, status: 'open', dipSeq: null },
    orderBy: { id: 'desc' },
    skip: 1,
  })
  for (const purchase of former) {
    try {
      await callOffPurchase(app, purchase)
    } catch (error) {
      app.log.warn({ error, purchaseId: purchase.id }, 'a former payment page stays open')
    }
  }
}

async function lineToTopUp(app: App, { accountId }: Owner, lineId: string) {
  if (!isId('line', lineId)) throw notFound('line')
  const line = await app.db.line.findUnique({
    where: { accountId_id: { accountId, id: lineId } },
    include: { account: true },
  })
  if (!line) throw notFound('line')
  return line
}
