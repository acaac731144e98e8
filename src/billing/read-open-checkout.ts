import type { App } from '../app.ts'
import { isId } from '../kernel/ids.ts'

/** A purchase of the account whose payment page is still open; null when there is none by that id. */
export async function readOpenCheckout(app: App, { accountId }: { accountId: string }, id: string) {
  if (!isId('pack', id)) return null
  return app.db.purchase.findFirst({
    where: { accountId, id, status: 'open', expiresAt: { gt: app.clock.now() } },
  })
}
