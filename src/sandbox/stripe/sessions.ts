import type { Sandbox } from '../sandbox.ts'
import type { TellEvent } from './events.ts'
import {
  cardSavedSession,
  expiredSession,
  newSession,
  paidSession,
  type Session,
} from './session.ts'
import { readSessionParams, type SessionParams } from './session-params.ts'

const EXPIRY_CHECK_MILLISECONDS = 1_000

/** `products` and `notes` are shown on the checkout page; Stripe stores them as line items. */
export type KeptSession = { id: string; session: Session; products: string[]; notes?: string[] }

/** Checkout sessions and their events. Each session leaves `open` at most once, with one event. */
export function openSessions({ config, record, clock }: Sandbox, tell: TellEvent) {
  const kept = record.collection<KeptSession>('stripe_sessions')
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000)

  const settle = (before: KeptSession, session: Session, type: string): KeptSession => {
    const after = { ...before, session }
    kept.put(after)
    tell(type, session)
    return after
  }
  const expire = (before: KeptSession) =>
    settle(before, expiredSession(before.session), 'checkout.session.expired')
  const isDue = ({ session }: KeptSession) =>
    session.status === 'open' && session.expires_at <= nowSeconds()

  setInterval(() => kept.list().filter(isDue).forEach(expire), EXPIRY_CHECK_MILLISECONDS).unref()
  return {
    /** @throws {StripeError} for parameters Stripe would refuse */
    create(form: unknown): Session {
      const params = readSessionParams(form, nowSeconds())
      const session = newSession(params, config.sandbox.url, nowSeconds())
      const products =
        params.mode === 'payment'
          ? params.line_items.map((line) => line.price_data.product_data.name)
          : []
      kept.put({ id: session.id, session, products, notes: notesOf(params) })
      return session
    },
    find(id: string): KeptSession | undefined {
      const found = kept.get(id)
      return found && isDue(found) ? expire(found) : found
    },
    /** Newest first; for one payment when its id is given. */
    list(paymentIntent?: string): Session[] {
      const sessions = kept.list().map(({ session }) => session)
      const asked = sessions.filter(
        ({ payment_intent }) => paymentIntent === undefined || payment_intent === paymentIntent,
      )
      return asked.reverse()
    },
    pay: (open: KeptSession) =>
      settle(open, paidSession(open.session), 'checkout.session.completed'),
    saveCard: (open: KeptSession, customer: string, setupIntent: string) =>
      settle(
        open,
        cardSavedSession(open.session, customer, setupIntent),
        'checkout.session.completed',
      ),
    expire,
  }
}

export type Sessions = ReturnType<typeof openSessions>

/** What a line item says of itself below its name. */
function notesOf(params: SessionParams): string[] {
  if (params.mode !== 'payment') return []
  return params.line_items.flatMap(({ price_data: { product_data } }) =>
    product_data.description === undefined ? [] : [product_data.description],
  )
}
