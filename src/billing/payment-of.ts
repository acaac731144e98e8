import type { Purchase } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'

/** The processor's id of a purchase's payment. Older payments, stored without it, are found by their session. */
export async function paymentOf(
  app: App,
  { paymentId, checkoutSessionId }: Purchase,
): Promise<string | undefined> {
  if (paymentId !== null) return paymentId
  if (checkoutSessionId === null) return undefined
  const session = await app.checkout.read(checkoutSessionId)
  return session.state === 'paid' ? session.paymentId : undefined
}
