import type { LineStatus } from '../../prisma/generated/client/enums.ts'
import type { Tx } from '../platform/db/prisma.ts'
import type { DigestDay } from './digest-time-and-day.ts'

/** A line's calls of a day, and its state now. */
export type LineDay = {
  id: string
  businessName: string
  number: string
  status: LineStatus
  forwardingSeenAt: Date | null
  balanceSeconds: number
  calls: number
  /** Calls whose questions were answered, without a message. */
  answered: number
  spam: number
  /** Hang-ups and silent calls, of which no mail was sent. */
  nothingToTell: number
  turnedAway: number
  /** Rejected because the owner blocked the caller; not counted in `calls`. */
  blocked: number
  billedSeconds: number
  messages: number
  urgentWaiting: number
}

/** More lines than anyone reads about in one mail. */
export const DIGEST_LINES_MAX = 50

/**
 * The account's live lines, and those closed since that had calls; most calls first, one more than a digest shows.
 */
export function readLineDays(tx: Tx, accountId: string, { from, to }: DigestDay) {
  return tx.$queryRaw<LineDay[]>`
    SELECT l.id, l.business_name AS "businessName", l.number, l.status, l.forwarding_seen_at AS "forwardingSeenAt",
           w.balance_seconds AS "balanceSeconds", c.*, m.*
      FROM phone_lines l
      JOIN wallets w ON w.account_id = l.account_id AND w.id = l.id
     CROSS JOIN LATERAL (
           SELECT count(*) FILTER (WHERE free_reason IS DISTINCT FROM 'blocked')::int AS calls,
           count(*) FILTER (WHERE outcome = 'answered')::int AS answered,
                  count(*) FILTER (WHERE outcome = 'spam')::int AS spam,
                  count(*) FILTER (WHERE outcome IN ('hung_up', 'nothing_said'))::int AS "nothingToTell",
                  count(*) FILTER (WHERE free_reason = 'no_minutes')::int AS "turnedAway",
                  count(*) FILTER (WHERE free_reason = 'blocked')::int AS blocked,
                  COALESCE(sum(billed_seconds), 0)::int AS "billedSeconds"
             FROM calls
            WHERE account_id = l.account_id AND line_id = l.id AND at >= ${from} AND at < ${to}) c
     CROSS JOIN LATERAL (
           SELECT count(*)::int AS messages,
                  count(*) FILTER (WHERE urgent AND handled_at IS NULL)::int AS "urgentWaiting"
             FROM messages
            WHERE account_id = l.account_id AND line_id = l.id AND at >= ${from} AND at < ${to}) m
     WHERE l.account_id = ${accountId} AND l.number IS NOT NULL AND (l.status = 'live' OR c.calls > 0)
     ORDER BY c.calls DESC, l.live_at, l.id
     LIMIT ${DIGEST_LINES_MAX + 1}`
}
