import type { WebhookEndpoint } from '../../prisma/generated/client/client.ts'
import { isOwner, type Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { withEndpoint } from './lock-endpoint.ts'
import { isFor } from './publish-events.ts'

/** For one request; the next takes the rest. */
const REPLAYED_MAX = 200

/**
 * Sends an event to its endpoint again, whether it arrived or not, starting with the first attempt. Its id is the
 * same, so a receiver can deduplicate.
 */
export async function replayDelivery(app: App, viewer: Viewer, id: string) {
  if (!isId('dlv', id)) throw notFound('delivery')
  const owned = isOwner(viewer) ? { accountId: viewer.accountId } : {}
  const found = await app.db.eventDelivery.findFirst({ where: { id, ...owned } })
  if (!found) throw notFound('delivery')
  return withEndpoint(app, viewer, found.endpointId, async (tx, endpoint) => {
    refuseDisabled(endpoint)
    await sendAgain(app, tx, { accountId: found.accountId, id })
    return tx.eventDelivery.findUniqueOrThrow({
      where: { accountId_id: { accountId: found.accountId, id } },
    })
  })
}

/**
 * Sends what an endpoint has missed since a given time: what did not arrive, and what happened while it was disabled.
 * At most 200 events, oldest first.
 */
export async function replayMissed(app: App, viewer: Viewer, endpointId: string, since: Date) {
  return withEndpoint(app, viewer, endpointId, async (tx, endpoint) => {
    refuseDisabled(endpoint)
    const { accountId } = endpoint
    const events = await tx.event.findMany({
      where: {
        accountId,
        at: { gte: since },
        seq: { not: null },
        ...(endpoint.types.length === 0 ? {} : { type: { in: endpoint.types } }),
        deliveries: {
          none: { endpointId, OR: [{ deliveredAt: { not: null } }, { dueAt: { not: null } }] },
        },
      },
      include: { deliveries: { where: { endpointId } } },
      orderBy: { seq: 'asc' },
      take: REPLAYED_MAX,
    })
    const missed = events.filter((event) => isFor(endpoint, event))
    for (const { id: eventId, deliveries } of missed) {
      const id =
        deliveries[0]?.id ?? (await newDelivery(app, tx, { accountId, endpointId, eventId }))
      await sendAgain(app, tx, { accountId, id })
    }
    return { events: missed.length }
  })
}

function refuseDisabled({ disabledAt }: WebhookEndpoint) {
  if (disabledAt) throw new ApiError('invalid_request', 'This endpoint is off: turn it on first.')
}

async function newDelivery(
  app: App,
  tx: Tx,
  key: { accountId: string; endpointId: string; eventId: string },
): Promise<string> {
  const now = app.clock.now()
  const id = app.newId('dlv')
  await tx.eventDelivery.create({ data: { ...key, id, createdAt: now } })
  return id
}

/** Of this job and one that is already waiting, the first acts and the other does nothing. */
async function sendAgain(app: App, tx: Tx, { accountId, id }: { accountId: string; id: string }) {
  const now = app.clock.now()
  const where = { accountId_id: { accountId, id } }
  const { tries } = await tx.eventDelivery.findUniqueOrThrow({ where })
  const anew = { dueAt: now, deliveredAt: null, triesBefore: tries }
  await tx.eventDelivery.update({ where, data: anew })
  const sending = { accountId, deliveryId: id, attempt: tries + 1 }
  await app.jobs.enqueue(tx, 'send_event', sending)
}
