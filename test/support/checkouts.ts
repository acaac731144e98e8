import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../src/app.ts'
import { postSigned } from './stripe-webhook.ts'

/** Refunds and disputes of a payment, through the checkout page's endpoints. */
export async function act(
  checkoutUrl: string,
  door: 'refund' | 'refund/fail' | 'dispute' | 'dispute/won' | 'dispute/lost',
  body: object = {},
): Promise<void> {
  const answer = await fetch(`${checkoutUrl}/${door}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${door} answered ${answer.status}: ${await answer.text()}`)
}

type StripeEvent = {
  id: string
  type: string
  data: { object: { id?: string; payment_intent?: string; customer?: string } }
}

/** Every event the sandbox's Stripe has sent, oldest first. */
export function stripeEvents({ config }: App): StripeEvent[] {
  const path = join(config.dataDir, 'sandbox', 'stripe_events.jsonl')
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const { put } = JSON.parse(line) as { put?: StripeEvent }
    return put ? [put] : []
  })
}

/** Sends the same events again, newest first, with other ids, as if they were new. */
export async function tellAllAgain(app: App): Promise<void> {
  for (const event of stripeEvents(app).reverse()) {
    await postSigned(app, { ...event, id: `evt_${crypto.randomUUID()}` })
  }
}
