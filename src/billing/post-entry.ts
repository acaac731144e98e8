import { Prisma } from '../../prisma/generated/client/client.ts'
import type { LedgerKind } from '../../prisma/generated/client/enums.ts'
import type { Tx } from '../platform/db/prisma.ts'

export type WalletKey = { accountId: string; walletId: string }

export type Posting = {
  kind: LedgerKind
  /** The row the fact comes from; a fact is posted once, by (account, kind, source). */
  sourceId: string
  /** Signed change of the balance. */
  seconds: number
  /** Signed change of the reserved part. */
  reservedSeconds?: number
  reason: string
  at: Date
  /** Refuse the posting when less than this would be left to use (balance − reserved). Absent: post whatever comes. */
  leavesAtLeastSeconds?: number
}

export type Balance = { balanceSeconds: number; reservedSeconds: number }

export type Posted =
  | ({ outcome: 'posted' } & Balance)
  | { outcome: 'repeated' }
  | { outcome: 'refused' }

/**
 * Posts one fact to a wallet in one guarded statement: the wallet's row is locked, the entry is written unless the
 * fact is there already or the guard refuses it, and the balance moves by exactly what was written.
 *
 * The new balance is reckoned from the locked row (`wallet`), not from the updated table's (`w`): PostgreSQL tries the
 * CHECKs on the row as the statement's snapshot has it before it notices that someone changed it meanwhile, and would
 * refuse what is right.
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

/** Free minutes are spent first; whatever else lowers the balance cannot leave more free than there is. */
const freeSecondsAfter = Prisma.sql`
  CASE entry.kind
    WHEN 'free_minutes' THEN wallet.free_seconds + entry.seconds
    WHEN 'meeting_charged' THEN GREATEST(0, wallet.free_seconds + entry.seconds)
    ELSE LEAST(wallet.free_seconds, GREATEST(0, wallet.balance_seconds + entry.seconds))
  END`

/** Asked in a statement of its own, whose snapshot is newer than the lock that the posting waited for. */
async function isPosted(tx: Tx, accountId: string, kind: LedgerKind, sourceId: string) {
  const found = await tx.ledgerEntry.findUnique({
    where: { accountId_kind_sourceId: { accountId, kind, sourceId } },
    select: { seq: true },
  })
  return found !== null
}
