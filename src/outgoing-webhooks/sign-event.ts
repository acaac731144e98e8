import { Webhook } from 'standardwebhooks'

type Signed = { id: string; body: string; at: Date; secrets: readonly string[] }

/** The headers of Standard Webhooks, with one signature for each secret; one match is enough. */
export function signedHeaders({ id, body, at, secrets }: Signed): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body))
  return {
    'content-type': 'application/json',
    'user-agent': 'Frontdesk-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  }
}
