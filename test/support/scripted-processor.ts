import type { Checkout } from '../../src/providers/stripe/checkout.ts'
import type { ChargeState } from '../../src/providers/stripe/saved-cards.ts'

/** Charges: `lost` is made, but its response is not sent; `down` is not made; `slow` is pending until `clear`. */
export const MANNERS = ['pays', 'pays', 'declined', 'asks', 'lost', 'down', 'slow'] as const
export type Manner = (typeof MANNERS)[number]

type Made = { id: string; accountId: string; purchaseId: string; cents: number; state: State }
type State = 'paid' | 'pending' | 'open' | 'called_off'

/** A processor that records its charges, and follows the given manners in order. */
export function scriptedProcessor(real: Checkout) {
  const made = new Map<string, Made>()
  const manners: Manner[] = []
  const byId = (id: string) => [...made.values()].find((payment) => payment.id === id)
  const of = (id: string) => {
    const payment = byId(id)
    if (!payment) throw new Error('no such payment')
    return payment
  }

  const checkout: Checkout = {
    ...real,
    async openSetUp({ id }) {
      return { id, url: 'https://processor.example/card' }
    },
    async deleteCustomer() {},
    async charge({ purchaseId, accountId, pack }) {
      const known = made.get(purchaseId)
      if (known) return { paymentId: known.id }
      const manner = manners.shift() ?? 'pays'
      if (manner === 'down') throw new Error('the processor is down')
      const id = `pi_${purchaseId}`
      made.set(purchaseId, { id, accountId, purchaseId, cents: pack.priceCents, state: AT[manner] })
      if (manner === 'lost') throw new Error('the answer was lost')
      return { paymentId: id }
    },
    async findCharge(_customer, purchaseId) {
      return made.get(purchaseId)?.id
    },
    async settleCharge(id): Promise<ChargeState> {
      const payment = of(id)
      if (payment.state === 'open') payment.state = 'called_off'
      return stateOf(payment)
    },
    async findPayment(id) {
      const { accountId, purchaseId, ...payment } = of(id)
      const state = stateOf(payment)
      return { accountId, purchaseId, ...(state.state === 'paid' ? state : { state: 'open' }) }
    },
    async readReversals() {
      return []
    },
  }
  return {
    checkout,
    manners,
    payments: () => [...made.values()],
    /** Pending charges go through. */
    clear() {
      for (const payment of made.values()) if (payment.state === 'pending') payment.state = 'paid'
    },
  }
}

const AT: Record<Manner, State> = {
  pays: 'paid',
  lost: 'paid',
  slow: 'pending',
  declined: 'open',
  asks: 'open',
  down: 'open',
}

function stateOf({ id, cents, state }: Pick<Made, 'id' | 'cents' | 'state'>): ChargeState {
  if (state === 'paid') {
    return { state: 'paid', amountCents: cents, currency: 'usd', paymentId: id }
  }
  return state === 'pending' ? { state: 'pending' } : { state: 'refused', why: 'declined' }
}
