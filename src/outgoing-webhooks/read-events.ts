import type { Prisma } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'

/** What became of an event over all endpoints. `failed`: one did not take it, and it is not tried again. */
export const EVENT_OUTCOMES = ['delivered', 'retrying', 'failed', 'not_sent'] as const

export type EventOutcome = (typeof EVENT_OUTCOMES)[number]

type Wanted = { type: string | null; outcome: EventOutcome | null }

const RETRYING = { deliveredAt: null, dueAt: { not: null } }

const WITH_OUTCOME: Record<EventOutcome, Prisma.EventDeliveryListRelationFilter> = {
  delivered: { some: {}, none: { deliveredAt: null } },
  retrying: { some: RETRYING },
  failed: { some: { deliveredAt: null }, none: RETRYING },
  not_sent: { none: {} },
}

/** Newest first, by their log positions, which have no gap. Those of one type or outcome may have gaps. */
export async function listEvents(
  app: App,
  accountId: string,
  { first, beforeSeq, type, outcome }: { first: number; beforeSeq: number | null } & Wanted,
) {
  const rows = await app.db.event.findMany({
    where: {
      accountId,
      seq: beforeSeq === null ? { not: null } : { lt: beforeSeq },
      ...(type === null ? {} : { type }),
      ...(outcome === null ? {} : { deliveries: WITH_OUTCOME[outcome] }),
    },
    orderBy: { seq: 'desc' },
    take: first + 1,
  })
  const items = rows.slice(0, first).map((event) => ({ ...event, seq: event.seq ?? 0 }))
  return { items, hasMore: rows.length > first }
}

/** An account's own event of the log; null if there is none. */
export function findEvent(app: App, accountId: string, id: string) {
  return app.db.event.findUnique({ where: { accountId_id: { accountId, id } } })
}
