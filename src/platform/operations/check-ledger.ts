import type pg from 'pg'
import { readWithin } from '../db/read-within.ts'

/** Wallets whose balance, reserved part or numbering differs from their entries (invariants 1 and 3). */
export async function countDifferingWallets(pool: pg.Pool, withinMs: number): Promise<number> {
  const [row] = await readWithin<{ wallets: number }>(pool, withinMs, DIFFERING)
  return row?.wallets ?? 0
}

const DIFFERING = `
  SELECT count(*)::int AS wallets
    FROM wallets w
    LEFT JOIN (
      SELECT account_id, wallet_id, sum(seconds) AS seconds, sum(reserved_seconds) AS reserved, count(*) AS entries,
             max(seq) AS last_seq
        FROM ledger_entries GROUP BY account_id, wallet_id) e ON e.account_id = w.account_id AND e.wallet_id = w.id
   WHERE (w.balance_seconds, w.reserved_seconds, w.last_seq, w.last_seq)
         IS DISTINCT FROM
         (COALESCE(e.seconds, 0), COALESCE(e.reserved, 0), COALESCE(e.entries, 0), COALESCE(e.last_seq, 0))`
