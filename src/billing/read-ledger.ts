import type { App } from '../app.ts'
import type { WalletKey } from './post.ts'

type EntriesRequest = { first: number; beforeSeq: number | null }

/** Entries of a wallet, newest first; numbered without a gap, so the number is the place in the list. */
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
    },
    orderBy: { seq: 'desc' },
    take: request.first + 1,
  })
  return { items: rows.slice(0, request.first), hasMore: rows.length > request.first }
}

export async function readWallet(app: App, { accountId, walletId }: WalletKey) {
  return app.db.wallet.findUniqueOrThrow({ where: { accountId_id: { accountId, id: walletId } } })
}
