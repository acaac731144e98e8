import type { WebhookEndpoint } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { isPrivateHost } from '../kernel/https-address.ts'
import { openSecret } from './endpoint-secret.ts'
import { eventBody } from './event-body.ts'
import { type Attempt, noteAttempt } from './note-attempt.ts'
import { postEvent } from './post-event.ts'
import { signedHeaders } from './sign-event.ts'

type Sending = { accountId: string; deliveryId: string; attempt: number }

/**
 * Sends one event to one endpoint and stores the result with what follows. A stored attempt is not repeated; one cut
 * short by a kill is, so an event arrives at least once, under one id.
 */
export async function sendEvent(app: App, { accountId, deliveryId, attempt }: Sending) {
  const delivery = await app.db.eventDelivery.findUnique({
    where: { accountId_id: { accountId, id: deliveryId } },
    include: { endpoint: true, event: true },
  })
  if (!delivery || delivery.dueAt === null || delivery.tries !== attempt - 1) return
  const { endpoint, event } = delivery
  if (endpoint.disabledAt) return letLie(app, { accountId, deliveryId })
  if (endpoint.heldUntil && endpoint.heldUntil > app.clock.now()) {
    return putOff(app, { accountId, deliveryId, attempt }, endpoint.heldUntil)
  }
  const made = await attemptOf(app, endpoint, {
    id: event.id,
    body: JSON.stringify(eventBody(app, event)),
  })
  await noteAttempt(app, delivery, made)
}

/** Its owner replays it when the endpoint is back. */
async function letLie(app: App, { accountId, deliveryId: id }: Omit<Sending, 'attempt'>) {
  await app.db.eventDelivery.update({
    where: { accountId_id: { accountId, id } },
    data: { dueAt: null },
  })
}

async function putOff(app: App, sending: Sending, startAfter: Date) {
  await app.db.$transaction((tx) => app.jobs.enqueue(tx, 'send_event', sending, { startAfter }))
}

async function attemptOf(
  app: App,
  endpoint: WebhookEndpoint,
  { id, body }: { id: string; body: string },
): Promise<Attempt> {
  const at = app.clock.now()
  const secrets = await secretsOf(app, endpoint, at)
  const url = new URL(endpoint.url)
  const began = performance.now()
  const tookMs = () => Math.round(performance.now() - began)
  const headers = signedHeaders({ id, body, at, secrets })
  const signature = headers['webhook-signature']
  try {
    const { status, answer } = await postEvent({
      url,
      body,
      headers,
      mayBePrivate: isPrivateHost(url, app.config.eventPrivateHosts),
      withinMs: app.config.eventAnswerMs,
    })
    return { at, tookMs: tookMs(), status, problem: problemOf(status), signature, answer }
  } catch (error) {
    const problem = wordsOf(error)
    return { at, tookMs: tookMs(), status: null, problem, signature, answer: null }
  }
}

async function secretsOf(app: App, endpoint: WebhookEndpoint, now: Date): Promise<string[]> {
  const { accountId, id: endpointId, secret, formerSecret, formerUntil } = endpoint
  const isTwo = formerSecret && formerUntil && formerUntil > now
  const kept = isTwo ? [secret, formerSecret] : [secret]
  return Promise.all(kept.map((one) => openSecret(app, { accountId, endpointId }, one)))
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'answered with a redirect, which is not followed'
  return status === 410 ? 'answered that it is gone' : 'did not answer with success'
}

const PROBLEMS: Record<string, string> = {
  TimeoutError: 'gave no answer in time',
  AbortError: 'gave no answer in time',
  NotPublic: 'is not an address of the public internet',
  ENOTFOUND: 'has no address',
  EAI_AGAIN: 'has no address',
  ECONNREFUSED: 'refused the connection',
  ECONNRESET: 'closed the connection',
  EPIPE: 'closed the connection',
}

/** Our own wording: a library's message may reveal our network. */
function wordsOf(error: unknown): string {
  const { name, code } = error as Error & { code?: string }
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(code ?? '')) return 'has no certificate that holds'
  return PROBLEMS[code ?? ''] ?? PROBLEMS[name] ?? 'could not be reached'
}
