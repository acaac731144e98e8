import { z } from 'zod'
import type { PaymentState } from './checkout.ts'

/** Stripe sends a reference as an id, or as the whole object. */
export const Reference = z.union([z.string(), z.object({ id: z.string() })]).nullish()

export const Session = z.object({
  id: z.string().min(1),
  mode: z.string().nullish(),
  payment_status: z.string(),
  status: z.string().nullish(),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: Reference,
})

type SessionState = Omit<z.infer<typeof Session>, 'id'>

export function idOf(reference: z.infer<typeof Reference>): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}

/** A completed session may still be unpaid (a pending bank debit): only `paid` means money. */
export function paymentState(session: SessionState): PaymentState {
  if (session.payment_status === 'paid') {
    return {
      state: 'paid',
      amountCents: session.amount_total ?? 0,
      currency: session.currency ?? '',
      paymentId: idOf(session.payment_intent),
    }
  }
  return { state: session.status === 'expired' ? 'expired' : 'open' }
}
