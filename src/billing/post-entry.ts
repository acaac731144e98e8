import { Prisma } from '../../prisma/generated/client/client.ts'
import type { LedgerKind } from '../../prisma/generated/client/enums.ts'
import type { Tx } from '../platform/db/prisma.ts'

export type WalletKey = { accountId: string; walletId: string }

export type Posting = {
  kind: LedgerKind
  /** The row of the fact; a fact is posted once, by (account, kind, source). */
  sourceId: string
  /** Signed change of the balance. */
  seconds: number
  /** Signed change of the reserved part. */
  reservedSeconds?: number
  reason: string
  at: Date
  /** Refuse the posting if less than this would be available (balance − reserved). Absent: never refuse. */
  leavesAtLeastSeconds?: number
}

export type Balance = { balanceSeconds: number; reservedSeconds: number }

export type Posted =
  | ({ outcome: 'posted' } & Balance)
  | { outcome: 'repeated' }
  | { outcome: 'refused' }

/**
 * Posts one fact to a wallet in one guarded statement: it locks the wallet's row, writes the entry unless it exists
 * or the guard refuses it, and changes the balance by exactly what was written.
 * The new balance is computed from the locked row (`wallet`), not from the updated table's (`w`): PostgreSQL
 * evaluates CHECKs on the row of the statement's snapshot before it notices a concurrent change, and would refuse a
 * valid posting.
 */
export async function post(tx: Tx, wallet: WalletKey, posting: Posting): Promise<Posted> {
  const { kind, sourceId, seconds, reservedSeconds = 0, reason, at } = posting
  const floor = posting.leavesAtLeastSeconds ?? null
  const [moved] = await tx.$queryRaw<Balance[]>`
    WITH wallet AS (
      SELECT * FROM wallets WHERE account_id = ${wallet.accountId} AND id = ${wallet.walletId} FOR UPDATE
    ), entry AS (
      INSERT INTO ledger_entries
        (account_id, wallet_id, seq, kind, source_id, seconds, reserved_seconds,
        balance_after_seconds, reason, created_at)
      SELECT account_id, id, last_seq + 1, ${kind}::ledger_kind, ${sourceId}, ${seconds}::int, ${reservedSeconds}::int,
             balance_seconds + ${seconds}::int, ${reason}, ${at}::timestamptz
        FROM wallet
       WHERE ${floor}::int IS NULL
          OR balance_seconds + ${seconds}::int - reserved_seconds - ${reservedSeconds}::int >= ${floor}::int
      ON CONFLICT (account_id, kind, source_id) DO NOTHING
      RETURNING account_id, wallet_id, seq, kind, seconds, reserved_seconds
    )
    UPDATE wallets w
       SET balance_seconds = wallet.balance_seconds + entry.seconds,
           reserved_seconds = wallet.reserved_seconds + entry.reserved_seconds,
           free_seconds = ${freeSecondsAfter},
           last_seq = entry.seq
      FROM entry, wallet
     WHERE w.account_id = entry.account_id AND w.id = entry.wallet_id
    RETURNING w.balance_seconds AS "balanceSeconds", w.reserved_seconds AS "reservedSeconds"`
  if (moved) return { outcome: 'posted', ...moved }
  return {
    outcome: (await isPosted(tx, wallet.accountId, kind, sourceId)) ? 'repeated' : 'refused',
  }
}

/** Free minutes are spent first. Any other decrease cannot leave more free minutes than the balance. */
const freeSecondsAfter = Prisma.sql`
  CASE entry.kind
    WHEN 'free_minutes' THEN wallet.free_seconds + entry.seconds
    WHEN 'meeting_charged' THEN GREATEST(0, wallet.free_seconds + entry.seconds)
    ELSE LEAST(wallet.free_seconds, GREATEST(0, wallet.balance_seconds + entry.seconds))
  END`

/** A separate statement, whose snapshot is newer than the lock that the posting waited for. */
async function isPosted(tx: Tx, accountId: string, kind: LedgerKind, sourceId: string) {
  const found = await tx.ledgerEntry.findUnique({
    where: { accountId_kind_sourceId: { accountId, kind, sourceId } },
    select: { seq: true },
  })
  return found !== null
}
