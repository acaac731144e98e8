import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { prepareSql } from '../platform/db/sql.ts'

/** A call in progress. */
export type CallGoingOn = {
  accountId: string
  id: string
  lineId: string
  at: Date
  caller: string | null
  /** The caller's last utterance; null before the first. */
  lastWords: string | null
}

/** No call is this long. One that is still open after it was lost, and the carrier review closes it. */
const LONGEST_SECONDS = 3_600

/** Newest first, at most ten. */
export function listCallsGoingOn(app: App, accountId: string): Promise<CallGoingOn[]> {
  return callsGoingOn(app.pool, accountId, addSeconds(app.clock.now(), -LONGEST_SECONDS))
}

const callsGoingOn = prepareSql<CallGoingOn, [string, Date]>(
  'calls_going_on',
  `SELECT c.account_id AS "accountId", c.id, c.line_id AS "lineId", c.at, c.caller, last.text AS "lastWords"
     FROM calls c
     LEFT JOIN LATERAL (
       SELECT text FROM call_turns t
        WHERE t.account_id = c.account_id AND t.call_id = c.id AND t.who = 'caller' ORDER BY seq DESC LIMIT 1
     ) last ON true
    WHERE c.account_id = $1 AND c.status = 'in_progress' AND c.at >= $2
    ORDER BY c.at DESC LIMIT 10`,
)
