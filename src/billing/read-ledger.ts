import type { LedgerKind } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import type { WalletKey } from './post-entry.ts'

/** Which entries: from `since` (included) to `until` (excluded). */
export type EntriesFilter = { kinds?: readonly LedgerKind[]; since?: Date; until?: Date }
type EntriesRequest = EntriesFilter & { first: number; beforeSeq: number | null }

/** Entries of a wallet, newest first. They are numbered without a gap, so the number is the list position. */
export async function listEntries(
  app: App,
  { accountId, walletId }: WalletKey,
  request: EntriesRequest,
) {
  const rows = await app.db.ledgerEntry.findMany({
    where: {
      accountId,
      walletId,
      ...(request.beforeSeq === null ? {} : { seq: { lt: request.beforeSeq } }),
      ...(request.kinds ? { kind: { in: [...request.kinds] } } : {}),
      ...within(request),
    },
    orderBy: { seq: 'desc' },
    take: request.first + 1,
  })
  return { items: rows.slice(0, request.first), hasMore: rows.length > request.first }
}

/** All entries of one fact, such as a meeting: reserved, charged and released. */
export async function listEntriesOfSource(
  app: App,
  { accountId, sourceId }: { accountId: string; sourceId: string },
) {
  return app.db.ledgerEntry.findMany({ where: { accountId, sourceId }, orderBy: { seq: 'asc' } })
}

/** Where no time is asked for the number alone leads: of some time PostgreSQL may think that it is a short one. */
function within({ since, until }: EntriesFilter) {
  return since || until ? { createdAt: { gte: since ?? LONG_AGO, lt: until ?? FAR_AHEAD } } : {}
}

const LONG_AGO = new Date(0)
const FAR_AHEAD = new Date('9999-01-01')

export async function readWallet(app: App, { accountId, walletId }: WalletKey) {
  return app.db.wallet.findUniqueOrThrow({ where: { accountId_id: { accountId, id: walletId } } })
}
