import type { App } from '../app.ts'
import type { LineKey } from '../lines/line-status.ts'
import { exclusively } from '../platform/db/exclusive-lease.ts'
import { callOffPurchase } from './call-off-purchase.ts'

/**
 * Releases a closed line's number and open payment pages. Safe to run again at any point. It takes turns with the
 * provisioning, which may be buying the number at this moment.
 */
export async function releaseLine(app: App, { accountId, lineId }: LineKey) {
  await exclusively(app, `provision ${lineId}`, async () => {
    for (const { id } of await app.carrier.findNumbers(lineId)) await app.carrier.releaseNumber(id)
    await app.db.phoneNumber.updateMany({
      where: { accountId, lineId, releasedAt: null },
      data: { releasedAt: app.clock.now() },
    })
  })
  const unpaid = await app.db.purchase.findMany({
    where: { accountId, lineId, status: 'open' },
  })
  for (const purchase of unpaid) await callOffPurchase(app, purchase)
}
