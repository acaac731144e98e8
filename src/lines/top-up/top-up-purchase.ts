import type { Purchase } from '../../../prisma/generated/client/client.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import type { LineKey } from '../line-status.ts'

/** Whether a saved card pays, rather than a person on a page. */
export function isTopUp({ dipSeq }: Pick<Purchase, 'dipSeq'>): boolean {
  return dipSeq !== null
}

/**
 * A line's top-ups, paid or in progress, in the calendar month of `at`, by the line's zone. Refused charges do not
 * count.
 */
export async function countTopUps(
  tx: Pick<Tx, '$queryRaw'>,
  { accountId, lineId }: LineKey,
  { at, timeZone }: { at: Date; timeZone: string },
): Promise<number> {
  const [row] = await tx.$queryRaw<{ bought: number }[]>`
    SELECT count(*)::int AS bought FROM purchases
     WHERE account_id = ${accountId} AND wallet_id = ${lineId} AND dip_seq IS NOT NULL
       AND status <> 'expired'
       AND date_trunc('month', created_at AT TIME ZONE ${timeZone})
         = date_trunc('month', ${at}::timestamptz AT TIME ZONE ${timeZone})`
  return row?.bought ?? 0
}
