import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { prepareSql } from '../platform/db/sql.ts'

/** A call that the line is answering now. */
export type CallGoingOn = {
  accountId: string
  id: string
  lineId: string
  at: Date
  caller: string | null
  /** What the caller said last; null until something was. */
  lastWords: string | null
}

/** No call is as long; one that is still open after it was lost, and is closed by the carrier's review. */
const LONGEST_SECONDS = 3_600

/** The newest first: ten at most. */
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
