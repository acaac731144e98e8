import type { TopUp } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'
import { type LinePackName, pack } from '../../billing/minute-packs.ts'
import { addSeconds } from '../../kernel/clock.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import type { LineKey } from '../line-status.ts'
import { mailCapReached } from './monthly-cap-mail.ts'
import { countTopUps } from './top-up-purchase.ts'

/**
 * Less than the processor remembers a charge by its key (a day). After that a new charge could be a second one, so
 * none is made.
 */
const CHARGED_WITHIN_SECONDS = 20 * 3_600

/**
 * Decides on a top-up after a call was charged, in the charge's transaction: if less is left than the owner wants,
 * none is in progress, and the month's limit is not reached. The purchase's row is the decision; a job gets it paid.
 * Unique keys allow one decision for each ledger entry and one open purchase.
 */
export async function decideTopUp(app: App, tx: Tx, key: LineKey, balanceSeconds: number) {
  const { accountId, lineId } = key
  const topUp = await lockTopUp(tx, key, balanceSeconds)
  if (!topUp) return
  const where = { accountId, walletId: lineId, status: 'open', dipSeq: { not: null } } as const
  if (await tx.purchase.findFirst({ where })) return
  const at = app.clock.now()
  const { timeZone } = await tx.line.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
    select: { timeZone: true },
  })
  const bought = await countTopUps(tx, key, { at, timeZone })
  if (bought >= topUp.packsPerMonth) return mailCapReached(app, tx, topUp, { at, timeZone })
  const purchaseId = await order(app, tx, topUp, at)
  if (purchaseId) await app.jobs.enqueue(tx, 'pay_top_up', { accountId, purchaseId })
}

/** Locked, so that one transaction at a time counts the month. */
async function lockTopUp(tx: Tx, { accountId, lineId }: LineKey, balanceSeconds: number) {
  const found = await tx.$queryRaw<object[]>`
    SELECT 1 FROM top_ups
     WHERE account_id = ${accountId} AND line_id = ${lineId} AND status = 'on'
       AND threshold_seconds > ${balanceSeconds}
       FOR NO KEY UPDATE`
  if (found.length === 0) return null
  return tx.topUp.findUnique({ where: { accountId_lineId: { accountId, lineId } } })
}

async function order(app: App, tx: Tx, topUp: TopUp, at: Date): Promise<string | undefined> {
  const { accountId, lineId } = topUp
  const { name, seconds, priceCents } = pack(topUp.pack as LinePackName)
  const id = app.newId('pack')
  const wallet = await tx.wallet.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
  })
  const decision = {
    accountId,
    id,
    walletId: lineId,
    lineId,
    pack: name,
    seconds,
    priceCents,
    status: 'open' as const,
    dipSeq: wallet.lastSeq,
    createdAt: at,
    expiresAt: addSeconds(at, CHARGED_WITHIN_SECONDS),
  }
  const { count } = await tx.purchase.createMany({ data: [decision], skipDuplicates: true })
  return count > 0 ? id : undefined
}
