import Stripe from 'stripe'
import { openReceiver, openWorld } from './sandbox-world.ts'

/** What the product orders from Stripe. */
export const ORDER = {
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 1_000,
        product_data: { name: '40 minutes for Rosa & Sons' },
      },
    },
  ],
  success_url: 'http://shop.example/paid?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.example/cancelled',
  client_reference_id: 'line_1',
  customer_email: 'rosa@example.com',
  metadata: { line: 'line_1' },
} as const satisfies Stripe.Checkout.SessionCreateParams

/** A sandbox, a client with Stripe's SDK, and the receiver, whose `event(n)` checks the signature. */
export async function openShop(
  parts: { clock?: { now(): Date }; maxNetworkRetries?: number } = {},
) {
  const receiver = await openReceiver()
  const world = await openWorld({ baseUrl: receiver.url, ...parts })
  const stripe = client(world.port, world.config.stripe.secretKey, parts.maxNetworkRetries)
  const event = (index: number) => {
    const webhook = receiver.received[index]
    return stripe.webhooks.constructEvent(
      webhook?.body ?? '',
      String(webhook?.headers['stripe-signature']),
      world.config.stripe.webhookSecret,
    )
  }
  return { ...world, receiver, stripe, event }
}

export function client(port: number, key: string, maxNetworkRetries = 0) {
  return new Stripe(key, { host: 'localhost', port, protocol: 'http', maxNetworkRetries })
}

export function payAsClient(session: Stripe.Checkout.Session) {
  return fetch(`${session.url}/pay`, { method: 'POST' })
}
