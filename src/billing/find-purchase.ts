import type { Purchase } from '../../prisma/generated/client/client.ts'
import type { Db, Tx } from '../platform/db/prisma.ts'
import type { PaymentFact } from '../providers/stripe/checkout.ts'

/** The purchase that the processor names; null if it is not ours, or was deleted with its account. */
export function findPurchase(db: Db | Tx, fact: PaymentFact): Promise<Purchase | null> {
  if ('sessionId' in fact) {
    return db.purchase.findUnique({ where: { checkoutSessionId: fact.sessionId } })
  }
  const { accountId, purchaseId: id } = fact
  return db.purchase.findUnique({ where: { accountId_id: { accountId, id } } })
}
