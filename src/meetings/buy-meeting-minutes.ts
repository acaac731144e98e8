import { z } from 'zod'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { orderPurchase } from '../billing/order-purchase.ts'
import { MEETING_PACK_NAMES, type MeetingPackName, pack } from '../billing/packs.ts'
import { ApiError } from '../errors.ts'
import { parseInput } from '../parse-input.ts'

const MeetingPackOrder = z.strictObject({
  pack: z
    .string()
    .refine((name): name is MeetingPackName => MEETING_PACK_NAMES.some((known) => known === name), {
      message: `not one of ${MEETING_PACK_NAMES.join(', ')}`,
      params: { code: 'pack_not_available' },
    }),
})

/**
 * Opens a checkout for meeting minutes; they are the account's once it is paid.
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
  return app.db.purchase.create({ data: purchase })
}
