import type { WebhookEndpoint } from '../../prisma/generated/client/client.ts'
import { isOwner, type Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import type { NewSecret } from './create-and-change-endpoint.ts'
import { newEndpointSecret, sealSecret } from './endpoint-secret.ts'
import { keyOf, withEndpoint } from './lock-endpoint.ts'

/** How long the former secret still signs after a rotation. */
const FORMER_SECRET_SECONDS = 86_400

/**
 * Creates a new secret. For a day events are signed with the former one too, so that the receiver can change over.
 */
export async function rotateSecret(app: App, viewer: Viewer, id: string): Promise<NewSecret> {
  const secret = newEndpointSecret()
  const { accountId } = await findEndpoint(app, viewer, id)
  // The encryption key is read before the transaction, which uses no other connection.
  const sealed = await sealSecret(app, { accountId, endpointId: id }, secret)
  const endpoint = await withEndpoint(app, viewer, id, async (tx, before) => {
    const data = { secret: sealed, ...former(before, app.clock.now()) }
    return tx.webhookEndpoint.update({ where: keyOf(before), data })
  })
  return { secret, endpoint }
}

/** Of two rotations within a day, receivers know the older secret. */
function former({ secret, formerSecret, formerUntil }: WebhookEndpoint, now: Date) {
  if (formerSecret !== null && formerUntil !== null && formerUntil > now) return {}
  return { formerSecret: secret, formerUntil: addSeconds(now, FORMER_SECRET_SECONDS) }
}

async function findEndpoint(app: App, viewer: Viewer, id: string): Promise<WebhookEndpoint> {
  if (!isId('hook', id)) throw notFound('webhook endpoint')
  const owned = isOwner(viewer) ? { accountId: viewer.accountId } : {}
  const endpoint = await app.db.webhookEndpoint.findFirst({ where: { id, ...owned } })
  if (!endpoint) throw notFound('webhook endpoint')
  return endpoint
}
