import type { Event, EventAttempt, EventDelivery } from '../../prisma/generated/client/client.ts'
import { isOwner, type Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import type { Page, PlacedRequest } from '../platform/db/paging.ts'

type EndpointKey = { accountId: string; endpointId: string }

/** With what a list has already read; a single one has not. */
export type ListedDelivery = EventDelivery & { event?: Event; attempts?: EventAttempt[] }

/** An account's own, or any for staff; null if there is none. */
export function findEndpoint(app: App, viewer: Viewer, id: string) {
  const owned = isOwner(viewer) ? { accountId: viewer.accountId } : {}
  return app.db.webhookEndpoint.findFirst({ where: { id, ...owned } })
}

/** Oldest first. */
export function listEndpoints(app: App, accountId: string) {
  return app.db.webhookEndpoint.findMany({ where: { accountId }, orderBy: { id: 'asc' } })
}

/** The deliveries of an endpoint, past and pending, newest first, with each event and every attempt. */
export async function listDeliveries(
  app: App,
  { accountId, endpointId }: EndpointKey,
  { first, before }: PlacedRequest,
): Promise<Page<ListedDelivery & { at: Date }>> {
  const older = before
    ? { OR: [{ createdAt: { lt: before.at } }, { createdAt: before.at, id: { lt: before.id } }] }
    : {}
  // Attempts are read by a separate statement, which must not see one that the delivery does not have.
  const rows = await app.db.$transaction(
    (tx) =>
      tx.eventDelivery.findMany({
        where: { accountId, endpointId, ...older },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: first + 1,
        include: { event: true, attempts: { orderBy: { seq: 'desc' } } },
      }),
    { isolationLevel: 'RepeatableRead' },
  )
  const items = rows.slice(0, first).map((row) => ({ ...row, at: row.createdAt }))
  return { items, hasMore: rows.length > first }
}

/** The deliveries of each event, past and pending, with every attempt, in the order of the events. */
export async function deliveriesOfEvents(app: App, accountId: string, eventIds: readonly string[]) {
  const rows = await app.db.$transaction(
    (tx) =>
      tx.eventDelivery.findMany({
        where: { accountId, eventId: { in: [...eventIds] } },
        include: { attempts: { orderBy: { seq: 'desc' } } },
      }),
    { isolationLevel: 'RepeatableRead' },
  )
  const byEvent = Map.groupBy(rows, ({ eventId }) => eventId)
  return eventIds.map((id) => byEvent.get(id) ?? [])
}

export function readEventOf(app: App, { event, accountId, eventId }: ListedDelivery) {
  return (
    event ?? app.db.event.findUniqueOrThrow({ where: { accountId_id: { accountId, id: eventId } } })
  )
}

/** Newest first. */
export function listAttempts(app: App, { attempts, accountId, id: deliveryId }: ListedDelivery) {
  return (
    attempts ??
    app.db.eventAttempt.findMany({ where: { accountId, deliveryId }, orderBy: { seq: 'desc' } })
  )
}
