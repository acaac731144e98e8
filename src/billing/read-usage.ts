import type { App } from '../app.ts'
import { prepareRead } from '../db/sql.ts'
import type { WalletKey } from './post.ts'

/** `day` as `2026-11-21`, by the zone's calendar. */
export type UsageDay = { day: string; seconds: number }

/** What was charged to a wallet on each of the last days, today included, oldest first; days without are there too. */
export function readUsage(
  app: App,
  { accountId, walletId }: WalletKey,
  { days, timeZone }: { days: number; timeZone: string },
): Promise<UsageDay[]> {
  return usageOfWallet(app.pool, accountId, walletId, timeZone, app.clock.now(), days)
}

const usageOfWallet = prepareRead<UsageDay, [string, string, string, Date, number]>(
  'usage_of_wallet',
  `WITH today AS (SELECT ($4::timestamptz AT TIME ZONE $3)::date AS day),
        used AS (
          SELECT (created_at AT TIME ZONE $3)::date AS day, -sum(seconds)::int AS seconds
            FROM ledger_entries
           WHERE account_id = $1 AND wallet_id = $2 AND kind IN ('call_charged', 'meeting_charged')
           GROUP BY 1)
   SELECT to_char(today.day - back, 'YYYY-MM-DD') AS day, coalesce(used.seconds, 0) AS seconds
     FROM today CROSS JOIN generate_series(0, $5::int - 1) AS back
     LEFT JOIN used ON used.day = today.day - back
    ORDER BY back DESC`,
)
