import { Webhook } from 'standardwebhooks'

export type EventHeaders = {
  'content-type': string
  'user-agent': string
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

type Signed = { id: string; body: string; at: Date; secrets: readonly string[] }

/** The headers of Standard Webhooks, with one signature for each secret; one match is enough. */
export function signedHeaders({ id, body, at, secrets }: Signed): EventHeaders {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body))
  return headersOf({ id, at, signature: signatures.join(' ') })
}

type Headed = { id: string; at: Date; signature: string }

/** All headers of an attempt, from what is kept of it. */
export function headersOf({ id, at, signature }: Headed): EventHeaders {
  return {
    'content-type': 'application/json',
    'user-agent': 'Frontdesk-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': signature,
  }
}
