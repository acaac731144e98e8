import type { PaymentReversal, Purchase } from '../../prisma/generated/client/client.ts'

type Of = Pick<Purchase, 'seconds' | 'priceCents' | 'refundDueAt'>
type Row = Pick<PaymentReversal, 'kind' | 'standing' | 'cents'>

export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

/** Why minutes were taken or returned, for the statement. */
export function reversalReason(purchase: Of, { kind, standing, cents }: Row): string {
  const bought = `the ${purchase.seconds / 60} minutes bought for ${dollars(purchase.priceCents)}`
  if (kind === 'refund') {
    if (standing === 'returned')
      return `The refund of ${dollars(cents)} did not go through: ${bought}`
    const why = purchase.refundDueAt ? ', as they were paid after closing' : ''
    return `Refund of ${dollars(cents)} of ${bought}${why}`
  }
  return standing === 'returned'
    ? `The dispute over ${dollars(cents)} was won: ${bought}`
    : `Dispute by the payer’s bank over ${dollars(cents)}: ${bought}`
}
