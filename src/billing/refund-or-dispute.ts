import type { PaymentReversal, Purchase } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { Reversal } from '../providers/stripe/checkout.ts'
import { reverse } from './ledger.ts'
import { mailAboutReversal, type TimeZoneOf } from './refund-or-dispute-mail.ts'
import { reversalReason } from './refund-or-dispute-words.ts'

type Standing = PaymentReversal['standing']

/** What billing does not know: time zones, and what a dispute must stop. Called once for each dispute. */
export type Elsewhere = {
  timeZoneOf: TimeZoneOf
  onDispute: (tx: Tx, purchase: Purchase) => Promise<void>
}

/** from → to. Other transitions are ignored, so an outdated answer of the processor changes nothing. */
const MOVES: Record<Standing | 'none', readonly Standing[]> = {
  none: ['taken', 'lost', 'returned'],
  taken: ['lost', 'returned'],
  lost: [],
  returned: [],
}

/**
 * Stores the state of one refund or dispute, once, and moves minutes in proportion to the money. All reversals
 * together take at most what was bought, and exactly that when all the money is gone.
 */
export async function noteReversal(
  app: App,
  { accountId, id: purchaseId }: { accountId: string; id: string },
  reversal: Reversal,
  { timeZoneOf, onDispute }: Elsewhere,
) {
  const { id, kind, standing, cents } = reversal
  if (standing === 'none' || cents <= 0) return
  await app.db.$transaction(async (tx) => {
    const purchase = await lockPurchase(tx, accountId, purchaseId)
    // A payment that was never credited has nothing to take back.
    if (!purchase?.paidAt) return
    const before = await tx.paymentReversal.findMany({ where: { accountId, purchaseId } })
    const known = before.find((row) => row.id === id)
    if (!MOVES[known?.standing ?? 'none'].includes(standing)) return
    const at = app.clock.now()
    const row = { accountId, id, purchaseId, kind, standing, cents, createdAt: at, changedAt: at }
    const after = [...before.filter((other) => other !== known), row]
    await tx.paymentReversal.upsert({
      where: { accountId_id: { accountId, id } },
      create: row,
      update: { standing, changedAt: at },
    })
    const isNews = known !== undefined || standing !== 'returned'
    await moveMinutes(app, tx, { purchase, before, after, row, isNews, timeZoneOf })
    if (kind === 'dispute' && !known && standing !== 'returned') await onDispute(tx, purchase)
  })
}

async function lockPurchase(tx: Tx, accountId: string, id: string) {
  await tx.$queryRaw`SELECT 1 FROM purchases WHERE account_id = ${accountId} AND id = ${id} FOR NO KEY UPDATE`
  return tx.purchase.findUnique({ where: { accountId_id: { accountId, id } } })
}

type Move = {
  purchase: Purchase
  before: readonly PaymentReversal[]
  after: readonly PaymentReversal[]
  row: PaymentReversal
  /** What came and went before we heard of it is not reported. */
  isNews: boolean
  timeZoneOf: TimeZoneOf
}

async function moveMinutes(app: App, tx: Tx, move: Move) {
  const { purchase, before, after, row, isNews, timeZoneOf } = move
  const { accountId, id, walletId, priceCents } = purchase
  const seconds = takenSeconds(purchase, before) - takenSeconds(purchase, after)
  const status = takenCents(after) >= priceCents ? 'refunded' : 'paid'
  await tx.purchase.update({ where: { accountId_id: { accountId, id } }, data: { status } })
  if (seconds !== 0) {
    const sourceId = `${row.standing === 'returned' ? 'returned' : 'reversed'}:${row.id}`
    const reason = reversalReason(purchase, row)
    const fact = { sourceId, seconds, reason, at: row.changedAt }
    await reverse(tx, { accountId, walletId }, fact)
  }
  if (!isNews) return
  await mailAboutReversal(app, tx, { purchase, reversal: row, seconds }, timeZoneOf)
}

function takenCents(reversals: readonly PaymentReversal[]): number {
  const taken = reversals.filter(({ standing }) => standing !== 'returned')
  return taken.reduce((sum, { cents }) => sum + cents, 0)
}

/** Computed over all together, so that thirds of a price add up to all minutes. */
function takenSeconds(
  { seconds, priceCents }: Purchase,
  reversals: readonly PaymentReversal[],
): number {
  return Math.round((seconds * Math.min(takenCents(reversals), priceCents)) / priceCents)
}
