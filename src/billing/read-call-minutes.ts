import type { App } from '../app.ts'
import { prepareSql } from '../platform/db/sql.ts'

/** What all lines of an account have together, in seconds; with `at`, what they had just before that moment. */
export async function readCallSeconds(app: App, accountId: string, at?: Date): Promise<number> {
  const [sum] = at
    ? await callSecondsAt(app.pool, accountId, at)
    : await callSecondsNow(app.pool, accountId)
  return sum?.seconds ?? 0
}

type Sum = { seconds: number }

const callSecondsNow = prepareSql<Sum, [string]>(
  'call_seconds_now',
  `SELECT coalesce(sum(balance_seconds), 0)::int AS seconds FROM wallets
    WHERE account_id = $1 AND kind = 'line'`,
)

const callSecondsAt = prepareSql<Sum, [string, Date]>(
  'call_seconds_at',
  `SELECT coalesce(sum(newest.seconds), 0)::int AS seconds
     FROM wallets w
     JOIN LATERAL (
       SELECT balance_after_seconds AS seconds FROM ledger_entries
        WHERE account_id = w.account_id AND wallet_id = w.id AND created_at < $2
        ORDER BY seq DESC LIMIT 1
     ) newest ON true
    WHERE w.account_id = $1 AND w.kind = 'line'`,
)
