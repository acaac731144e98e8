import type { App } from '../app.ts'
import { noteReversal } from '../billing/note-reversal.ts'
import { onPayment } from './on-payment.ts'

/**
 * Reads at the processor what became of a payment's money, and brings the books to it. What a webhook says is only a
 * reason to look: the processor's record is the truth, so that events may be late, doubled, lost or out of order.
 */
export async function followPayment(app: App, paymentId: string): Promise<void> {
  const session = await app.checkout.findSession(paymentId)
  if (!session) return app.log.info({ paymentId }, 'a payment of something else')
  // The minutes are there before they are taken back, whatever was told first.
  await onPayment(app, session)
  for (const reversal of await app.checkout.readReversals(paymentId)) {
    await noteReversal(app, session.sessionId, reversal)
  }
}
