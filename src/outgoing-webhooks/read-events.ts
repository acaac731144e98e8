import type { App } from '../app.ts'

/** Newest first, by their log positions, which have no gap. Those of one type may have gaps. */
export async function listEvents(
  app: App,
  accountId: string,
  { first, beforeSeq, type }: { first: number; beforeSeq: number | null; type: string | null },
) {
  const rows = await app.db.event.findMany({
    where: {
      accountId,
      seq: beforeSeq === null ? { not: null } : { lt: beforeSeq },
      ...(type === null ? {} : { type }),
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
