import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Signers } from './deliver.ts'

/** How each provider proves that a webhook is its own. Computed anew for each attempt, as they do. */
export function createSigners(config: Config): Signers {
  return {
    stripe: ({ body }) => ({
      'Stripe-Signature': stripeSignature(config.stripe.webhookSecret, body, new Date()),
    }),
    // Postmark signs nothing: the webhook is set up with a secret header (facts/providers.md §5.5).
    postmark: () => ({ 'X-Postmark-Secret': config.postmark.webhookSecret ?? '' }),
    twilio: ({ url, body }) => ({
      'X-Twilio-Signature': twilioSignature(
        config.twilio.authToken,
        url,
        new URLSearchParams(body),
      ),
    }),
  }
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
