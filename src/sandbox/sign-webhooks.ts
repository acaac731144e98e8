import { createHmac } from 'node:crypto'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import type { Config } from '../kernel/config/config.ts'
import { canonicalJson } from './attendee/python-json.ts'
import type { Pending, Signers } from './deliver-webhooks.ts'

/** How each provider signs its webhooks. Computed anew for each attempt, as the providers do. */
export function createSigners(config: Config): Signers {
  return {
    stripe: ({ body }) => ({
      'Stripe-Signature': stripeSignature(config.stripe.webhookSecret, body, new Date()),
    }),
    // Postmark does not sign: the webhook is set up with a secret header (docs/providers.md §7).
    postmark: () => ({ 'X-Postmark-Secret': config.postmark.webhookSecret ?? '' }),
    twilio: ({ url, body }) => ({
      'X-Twilio-Signature': twilioSignature(
        config.twilio.authToken,
        url,
        new URLSearchParams(body),
      ),
    }),
    recall: (webhook) => recallHeaders(config.recall.webhookSecret ?? '', webhook, new Date()),
    attendee: ({ body }) => ({
      'X-Webhook-Signature': attendeeSignature(config.attendee.webhookSecret ?? '', body),
    }),
  }
}

/** Standard Webhooks: every attempt has the same id and a new time. */
export function recallHeaders(secret: string, { id, body }: Pending, now: Date) {
  const webhookId = `msg_${id}`
  return {
    'webhook-id': webhookId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new StandardWebhook(secret).sign(webhookId, now, body),
  }
}

/** Base64 HMAC-SHA256 of the body rewritten as canonical JSON, which is not the form that is sent. */
export function attendeeSignature(secret: string, body: string): string {
  return createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(canonicalJson(JSON.parse(body)))
    .digest('base64')
}

/** `t=…,v1=…`: HMAC-SHA256 of `${t}.${body}` in hex, t in Unix seconds. */
export function stripeSignature(secret: string, body: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1_000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}

/** Base64 HMAC-SHA1 of the URL followed by each form parameter's name and value, sorted by name. */
export function twilioSignature(
  authToken: string,
  url: string,
  form: URLSearchParams = new URLSearchParams(),
): string {
  const names = [...new Set(form.keys())].sort()
  const pairs = names.flatMap((name) =>
    [...new Set(form.getAll(name))].sort().map((value) => name + value),
  )
  return createHmac('sha1', authToken)
    .update(url + pairs.join(''))
    .digest('base64')
}
