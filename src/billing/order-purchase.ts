import type { Purchase } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'
import { type PackName, pack } from './minute-packs.ts'
import { paymentReturnToken } from './payment-return-links.ts'

/** A purchase paid on a page. */
export type PagePurchase = Purchase & { checkoutSessionId: string; checkoutUrl: string }

type PurchaseOrder = {
  account: { id: string; email: string }
  walletId: string
  lineId: string | null
  packName: PackName
  /** The text on the payment page. */
  title: string
}

/**
 * Opens a hosted checkout and returns the purchase's row, for the caller to write in its own transaction. A row
 * exists only for an open session, so nothing must be undone when the processor is down.
 * @throws {ApiError} line_setup_unavailable when the processor does not answer
 */
export async function orderPurchase(app: App, order: PurchaseOrder) {
  const { account, walletId, lineId, title } = order
  const bought = pack(order.packName)
  const id = app.newId('pack')
  const returnToken = await paymentReturnToken(app, { accountId: account.id, id })
  const session = await app.checkout
    .open({
      purchaseId: id,
      accountId: account.id,
      lineId,
      pack: bought,
      title,
      email: account.email,
      returnToken,
    })
    .catch((cause) => {
      throw new ApiError(
        'line_setup_unavailable',
        'The payment page cannot be opened right now. Nothing was set up or charged; try again in a minute.',
        { cause },
      )
    })
  return {
    accountId: account.id,
    id,
    walletId,
    lineId,
    pack: bought.name,
    seconds: bought.seconds,
    priceCents: bought.priceCents,
    status: 'open' as const,
    checkoutSessionId: session.id,
    checkoutUrl: session.url,
    createdAt: app.clock.now(),
    expiresAt: session.expiresAt,
  }
}

/**
 * The stored row of an order.
 * @throws Error for a top-up, which has no page
 */
export function withPage(purchase: Purchase): PagePurchase {
  const { checkoutSessionId, checkoutUrl } = purchase
  if (checkoutSessionId === null || checkoutUrl === null) throw new Error('a top-up has no page')
  return { ...purchase, checkoutSessionId, checkoutUrl }
}
