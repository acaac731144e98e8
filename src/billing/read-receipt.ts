import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import { paymentOf } from './payment-of.ts'

/** `url` leads to the processor's receipt; null if it has none. */
export type Receipt = { url: string | null }

/**
 * The receipt of a purchase, read at the processor now; null if the purchase does not exist or is not paid.
 * @throws {ApiError} unavailable when the processor does not answer
 */
export async function readReceipt(
  app: App,
  { accountId }: { accountId: string },
  id: string,
): Promise<Receipt | null> {
  if (!isId('pack', id)) return null
  const where = { accountId_id: { accountId, id } }
  const purchase = await app.db.purchase.findUnique({ where })
  if (!purchase?.paidAt) return null
  try {
    const paymentId = await paymentOf(app, purchase)
    return { url: paymentId === undefined ? null : await app.checkout.readReceipt(paymentId) }
  } catch (cause) {
    const message = 'The payment processor does not answer right now. Try again in a minute.'
    throw new ApiError('unavailable', message, { cause })
  }
}
