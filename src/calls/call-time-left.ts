import type { App } from '../app.ts'
import type { Language } from '../kernel/languages.ts'
import { prepareSql } from '../platform/db/sql.ts'

/** A call in progress and its time left; negative once its time is up. */
export type TimeLeft = {
  accountId: string
  callId: string
  seconds: number
  warned: boolean
  /** The language last spoken by the line. */
  language: Language
}

type Row = Omit<TimeLeft, 'seconds' | 'warned'> & {
  elapsedSeconds: number
  isFree: boolean
  warnedAt: Date | null
  balanceSeconds: number
  /**
   * All calls in progress of the line that will be charged, this one included: their number, and their total length
   * so far.
   */
  running: number
  runningSeconds: number
}

/**
 * Limited by the longest call, and by the line's minutes and overdraft, which parallel calls share. Undefined for an
 * ended call or one of no line.
 */
export async function readTimeLeft(app: App, callSid: string): Promise<TimeLeft | undefined> {
  const { longestCallSeconds, lineOverdraftSeconds } = app.config
  const [row] = await timeLeftOfCall(app.pool, callSid, app.clock.now(), longestCallSeconds)
  if (!row) return undefined
  const { accountId, callId, language, warnedAt } = row
  const paid = row.balanceSeconds + lineOverdraftSeconds - row.runningSeconds
  const seconds = Math.min(
    longestCallSeconds - row.elapsedSeconds,
    row.isFree ? Number.POSITIVE_INFINITY : paid / Math.max(1, row.running),
  )
  return { accountId, callId, language, seconds, warned: warnedAt !== null }
}

/** A call without a final report counts with at most the longest possible length. */
const timeLeftOfCall = prepareSql<Row, [string, Date, number]>(
  'time_left_of_call',
  `SELECT c.account_id AS "accountId", c.id AS "callId", c.warned_at AS "warnedAt",
    c.free_reason IS NOT NULL AS "isFree",
          extract(epoch FROM $2::timestamptz - c.at)::float8 AS "elapsedSeconds",
          w.balance_seconds AS "balanceSeconds", r.running, r.seconds AS "runningSeconds",
          COALESCE((SELECT t.language FROM call_turns t
                     WHERE t.account_id = c.account_id AND t.call_id = c.id AND t.who = 'line'
                     ORDER BY t.seq DESC LIMIT 1), 'en') AS language
     FROM carrier_calls s
     JOIN calls c ON c.account_id = s.account_id AND c.id = s.call_id AND c.status = 'in_progress'
     JOIN wallets w ON w.account_id = c.account_id AND w.id = c.line_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS running,
             COALESCE(sum(extract(epoch FROM $2::timestamptz - o.at)), 0)::float8 AS seconds
        FROM calls o
       WHERE o.account_id = c.account_id AND o.line_id = c.line_id AND o.status = 'in_progress'
         AND o.free_reason IS NULL AND o.at > $2::timestamptz - make_interval(secs => $3::int)
    ) r
    WHERE s.call_sid = $1`,
)
