import type { Event, WebhookEndpoint } from '../../prisma/generated/client/client.ts'
import { accountTransaction } from '../accounts/account-transaction.ts'
import type { App } from '../app.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { type EventData, TEST_EVENT } from './event-types.ts'

/** In one transaction; the next takes the rest. */
const BATCH = 50

/**
 * Gives the account's new events their places in its log, and creates deliveries for the endpoints that want them.
 * One transaction at a time for each account, so the log has no gap and new events always come later.
 */
export async function publishEvents(app: App, { accountId }: { accountId: string }) {
  let published: number
  do published = await accountTransaction(app, accountId, (tx) => publishBatch(app, tx, accountId))
  while (published === BATCH)
}

async function publishBatch(app: App, tx: Tx, accountId: string): Promise<number> {
  const [account] = await tx.$queryRaw<{ lastSeq: number }[]>`
    SELECT last_event_seq AS "lastSeq" FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
  if (!account) return 0
  const events = await tx.event.findMany({
    where: { accountId, seq: null },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: BATCH,
  })
  if (events.length === 0) return 0
  await tx.$executeRaw`
    UPDATE events SET seq = ${account.lastSeq}::int + place
      FROM unnest(${events.map(({ id }) => id)}::text[]) WITH ORDINALITY AS new (id, place)
     WHERE events.account_id = ${accountId} AND events.id = new.id`
  const lastEventSeq = account.lastSeq + events.length
  await tx.account.update({ where: { id: accountId }, data: { lastEventSeq } })
  const endpoints = await tx.webhookEndpoint.findMany({ where: { accountId, disabledAt: null } })
  for (const endpoint of endpoints) await sendTo(app, tx, endpoint, events)
  return events.length
}

async function sendTo(app: App, tx: Tx, endpoint: WebhookEndpoint, events: readonly Event[]) {
  const { accountId, id: endpointId } = endpoint
  const now = app.clock.now()
  const wanted = events
    .filter((event) => isFor(endpoint, event))
    .map(({ id: eventId }) => ({
      accountId,
      id: app.newId('dlv'),
      endpointId,
      eventId,
      createdAt: now,
      dueAt: now,
    }))
  await tx.eventDelivery.createMany({ data: wanted })
  for (const { id: deliveryId } of wanted) {
    await app.jobs.enqueue(tx, 'send_event', { accountId, deliveryId, attempt: 1 })
  }
}

/** A test goes to the endpoint it was requested for, whatever types it wants. */
export function isFor(
  { id, types }: Pick<WebhookEndpoint, 'id' | 'types'>,
  { type, data }: Pick<Event, 'type' | 'data'>,
): boolean {
  if (type === TEST_EVENT) return (data as EventData[typeof TEST_EVENT]).endpoint_id === id
  return types.length === 0 || types.includes(type)
}
