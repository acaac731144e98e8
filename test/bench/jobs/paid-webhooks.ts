import { stripeSignature } from '../../../src/sandbox/sign-webhooks.ts'
import { query } from '../../db/query.ts'
import { sessionEvent } from '../../support/stripe-webhook.ts'
import type { Site } from '../pinned-site.ts'
import type { Work } from './work.ts'

const AT_ONCE = 8
let made = 0

/** Reports purchases as paid, until their minutes are in the ledger: from the webhook through the inbox and its job. */
export async function paidWebhooks({ config, databaseUrl }: Site, amount: number): Promise<Work> {
  const from = made
  made += amount
  await query(databaseUrl, openPurchases(from, amount))
  const left = Array.from({ length: amount }, (_, index) => `cs_bench_${from + index}`)
  return {
    async begin() {
      const tell = async () => {
        for (let id = left.pop(); id; id = left.pop()) await post(sessionEvent({ id }))
      }
      await Promise.all(Array.from({ length: AT_ONCE }, tell))
    },
    done: `SELECT count(*)::int AS done FROM ledger_entries e
             JOIN purchases p ON p.account_id = e.account_id AND p.id = e.source_id AND e.kind = 'pack_bought'
            WHERE p.checkout_session_id LIKE 'cs\\_bench\\_%'`,
  }

  async function post(event: object) {
    const body = JSON.stringify(event)
    const response = await fetch(`${config.baseUrl}/webhooks/stripe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': stripeSignature(config.stripe.webhookSecret, body, new Date()),
      },
      body,
    })
    if (!response.ok) throw new Error(`a webhook was answered ${response.status}`)
    await response.arrayBuffer()
  }
}

/** Takes the lines in turn, one purchase each. */
function openPurchases(from: number, amount: number): string {
  return `
  INSERT INTO purchases (account_id, id, wallet_id, line_id, pack, seconds, price_cents, status, checkout_session_id,
         checkout_url, created_at, expires_at)
  SELECT l.account_id, 'pack_1' || lpad(n::text, 25, '0'), l.id, l.id, 'min40', 2400, 1000, 'open', 'cs_bench_' || n,
         'https://pay.example/' || n, now(), now() + interval '1 day'
    FROM generate_series(${from}, ${from + amount - 1}) n
    JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS nth, count(*) OVER () AS lines FROM phone_lines) l
      ON l.nth = n % l.lines`
}
