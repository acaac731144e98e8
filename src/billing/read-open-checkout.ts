import type { App } from '../app.ts'
import { isId } from '../kernel/ids.ts'
import { withPage } from './order-purchase.ts'

/** A purchase of the account whose payment page is still open; null if there is none with that id. */
export async function readOpenCheckout(app: App, { accountId }: { accountId: string }, id: string) {
  if (!isId('pack', id)) return null
  const found = await app.db.purchase.findFirst({
    where: { accountId, id, status: 'open', dipSeq: null, expiresAt: { gt: app.clock.now() } },
  })
  return found && withPage(found)
}
