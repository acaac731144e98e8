import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import type { App } from '../../src/app.ts'

const stripe = new Stripe('sk_test_sandbox')

type Session = {
  id: string
  payment_status?: 'paid' | 'unpaid'
  status?: 'open' | 'complete' | 'expired'
  amount_total?: number
  currency?: string
}

/** A checkout session event in Stripe's form; by default, its $10 are paid. */
export function sessionEvent(session: Session, type = 'checkout.session.completed') {
  return {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    data: {
      object: {
        object: 'checkout.session',
        status: 'complete',
        payment_status: 'paid',
        amount_total: 1_000,
        currency: 'usd',
        ...session,
      },
    },
  }
}

/** Stripe's header for these bytes, made by Stripe's own SDK. */
export function signatureOf(app: App, payload: string, wishes: { at?: number; secret?: string }) {
  return stripe.webhooks.generateTestHeaderString({
    payload,
    secret: wishes.secret ?? app.config.stripe.webhookSecret,
    timestamp: wishes.at ?? Math.floor(Date.now() / 1_000),
  })
}

export function postSigned(app: App, event: object): Promise<Response> {
  const payload = JSON.stringify(event)
  return postToStripeDoor(app, payload, signatureOf(app, payload, {}))
}

export function postToStripeDoor(app: App, payload: string, signature?: string) {
  return fetch(`${app.config.baseUrl}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    body: payload,
  })
}
