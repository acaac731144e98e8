import type { Tx } from '../platform/db/prisma.ts'
import type { Balance, WalletKey } from './post-entry.ts'

export type Settlement = {
  /** The meeting whose reservation is settled. */
  sourceId: string
  /** What was used; never more than reserved is charged. */
  usedSeconds: number
  reason: string
  at: Date
}

export type Settled =
  | ({ outcome: 'settled'; chargedSeconds: number } & Balance)
  | { outcome: 'not_held' }

/**
 * Charges what was used of a reservation and releases the rest, once, in one statement. The `meeting_released` entry
 * (zero seconds if all was used) makes it once: whoever writes it settles, anyone later gets `not_held`.
 */
export async function settleReservation(
  tx: Tx,
  wallet: WalletKey,
  settlement: Settlement,
): Promise<Settled> {
  const { sourceId, usedSeconds, reason, at } = settlement
  const [moved] = await tx.$queryRaw<(Balance & { chargedSeconds: number })[]>`
    WITH wallet AS (
      SELECT * FROM wallets WHERE account_id = ${wallet.accountId} AND id = ${wallet.walletId} FOR UPDATE
    ), held AS (
      SELECT wallet.*, e.reserved_seconds AS held_seconds,
             LEAST(${usedSeconds}::int, e.reserved_seconds) AS used_seconds
        FROM wallet JOIN ledger_entries e
          ON e.account_id = wallet.account_id AND e.kind = 'meeting_reserved' AND e.source_id = ${sourceId}
    ), released AS (
      INSERT INTO ledger_entries
        (account_id, wallet_id, seq, kind, source_id, seconds, reserved_seconds,
        balance_after_seconds, reason, created_at)
      SELECT account_id, id, last_seq + CASE WHEN used_seconds > 0 THEN 2 ELSE 1 END, 'meeting_released', ${sourceId},
             0, used_seconds - held_seconds, balance_seconds - used_seconds, ${reason}, ${at}::timestamptz
        FROM held
      ON CONFLICT (account_id, kind, source_id) DO NOTHING
      RETURNING seq
    ), charged AS (
      INSERT INTO ledger_entries
        (account_id, wallet_id, seq, kind, source_id, seconds, reserved_seconds,
        balance_after_seconds, reason, created_at)
      SELECT held.account_id, held.id, held.last_seq + 1, 'meeting_charged', ${sourceId},
             -used_seconds, -used_seconds, balance_seconds - used_seconds, ${reason}, ${at}::timestamptz
        FROM held, released
       WHERE used_seconds > 0
    )
    UPDATE wallets w
       SET balance_seconds = held.balance_seconds - held.used_seconds,
           reserved_seconds = held.reserved_seconds - held.held_seconds,
           free_seconds = GREATEST(0, held.free_seconds - held.used_seconds),
           last_seq = released.seq
      FROM held, released
     WHERE w.account_id = held.account_id AND w.id = held.id
    RETURNING w.balance_seconds AS "balanceSeconds", w.reserved_seconds AS "reservedSeconds",
              held.used_seconds AS "chargedSeconds"`
  return moved ? { outcome: 'settled', ...moved } : { outcome: 'not_held' }
}
