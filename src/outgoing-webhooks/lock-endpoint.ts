import type { WebhookEndpoint } from '../../prisma/generated/client/client.ts'
import { isOwner, type Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import type { Tx } from '../platform/db/prisma.ts'

/**
 * The endpoint, locked, of the viewer's account or any for staff.
 * @throws {ApiError} not_found
 */
export function withEndpoint<T>(
  app: App,
  viewer: Viewer,
  id: string,
  work: (tx: Tx, endpoint: WebhookEndpoint) => Promise<T>,
): Promise<T> {
  if (!isId('hook', id)) throw notFound('webhook endpoint')
  return app.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM webhook_endpoints WHERE id = ${id} FOR NO KEY UPDATE`
    const owned = isOwner(viewer) ? { accountId: viewer.accountId } : {}
    const endpoint = await tx.webhookEndpoint.findFirst({ where: { id, ...owned } })
    if (!endpoint) throw notFound('webhook endpoint')
    return work(tx, endpoint)
  })
}

export function keyOf({ accountId, id }: WebhookEndpoint) {
  return { accountId_id: { accountId, id } }
}
