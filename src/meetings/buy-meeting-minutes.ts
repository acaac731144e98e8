import { z } from 'zod'
import { accountTransaction } from '../accounts/account-transaction.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { MEETING_PACK_NAMES, type MeetingPackName, pack } from '../billing/minute-packs.ts'
import { orderPurchase, withPage } from '../billing/order-purchase.ts'
import { ApiError } from '../kernel/errors.ts'
import { parseInput } from '../kernel/input/parse-input.ts'

const MeetingPackOrder = z.strictObject({
  pack: z
    .string()
    .refine((name): name is MeetingPackName => MEETING_PACK_NAMES.some((known) => known === name), {
      message: `not one of ${MEETING_PACK_NAMES.join(', ')}`,
      params: { code: 'pack_not_available' },
    }),
})

/**
 * Opens a checkout for meeting minutes; the account gets them once it is paid.
 * @throws {ApiError} pack_not_available, not_enabled, line_setup_unavailable when the processor does not answer
 */
export async function buyMeetingMinutes(app: App, viewer: Owner, input: unknown) {
  const { pack: packName } = parseInput(MeetingPackOrder, input)
  if (!app.config.meetingNotes) {
    throw new ApiError('not_enabled', 'Meeting notes are switched off here. Nothing was sold.')
  }
  const account = await app.db.account.findUniqueOrThrow({ where: { id: viewer.accountId } })
  const purchase = await orderPurchase(app, {
    account,
    walletId: account.id,
    lineId: null,
    packName,
    title: `${pack(packName).minutes} meeting minutes`,
  })
  const kept = await keepUnlessClosed(app, purchase)
  if (kept) return kept
  // The page was not shown to anyone yet; if the processor is down, it expires by itself.
  await app.checkout
    .expire(purchase.checkoutSessionId)
    .catch((error) => app.log.warn({ error }, 'a payment page that nobody has stays open'))
  throw new ApiError('pack_not_available', 'this account is closed', { field: ['pack'] })
}

type Ordered = Awaited<ReturnType<typeof orderPurchase>>

/**
 * The account is locked: a concurrent closing either comes first and is seen, or comes later and closes this payment
 * page too.
 */
function keepUnlessClosed(app: App, purchase: Ordered) {
  const { accountId: id } = purchase
  return accountTransaction(app, id, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${id} FOR NO KEY UPDATE`
    const account = await tx.account.findUnique({ where: { id } })
    if (!account || account.closedAt) return undefined
    // A form that is sent again after a crash brings the same id: the purchase of the first time stays.
    const where = { accountId_id: { accountId: id, id: purchase.id } }
    return withPage(await tx.purchase.upsert({ where, create: purchase, update: {} }))
  })
}
