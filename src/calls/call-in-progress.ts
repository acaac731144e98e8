import type { CallStatus } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import type { Ongoing } from '../conversations/hear-turn.ts'
import type { Place } from '../conversations/store-turn.ts'
import type { WeekHours } from '../kernel/hours/hours.ts'
import type { Language } from '../kernel/languages.ts'
import { prepareSql } from '../platform/db/sql.ts'
import type { BusinessFacts } from '../receptionist/receptionist.ts'

/** A call with its conversation state and the facts of the business. */
export type CallInProgress = Ongoing & {
  accountId: string
  callId: string
  lineId: string
  status: CallStatus
  at: Date
  lastSeq: number
  relayFailures: number
}

type Row = Omit<CallInProgress, 'facts' | 'place'> &
  Omit<BusinessFacts, 'hours' | 'languages'> & {
    hours: WeekHours
    languages: Language[]
  }

export async function findCallInProgress(
  app: App,
  callSid: string,
): Promise<CallInProgress | undefined> {
  const [row] = await callBySid(app.pool, callSid)
  if (!row) return undefined
  const { accountId, callId, lineId, status, at, conversation, turns, lastSeq, ...more } = row
  const { relayFailures, ...facts } = more
  const place = placeOfCall({ accountId, callId })
  const talk = { place, conversation, turns, facts }
  return { ...talk, accountId, callId, lineId, status, at, lastSeq, relayFailures }
}

export function placeOfCall({ accountId, callId }: { accountId: string; callId: string }): Place {
  return { table: 'calls', key: [accountId, callId] }
}

const callBySid = prepareSql<Row, [string]>(
  'call_in_progress',
  `SELECT c.account_id AS "accountId", c.id AS "callId", c.line_id AS "lineId", c.status, c.at,
    c.dialogue AS conversation, c.turns,
          c.relay_failures AS "relayFailures",
          COALESCE((SELECT max(seq) FROM call_turns t WHERE t.account_id = c.account_id AND t.call_id = c.id), 0)
            AS "lastSeq",
          l.business_name AS "businessName", l.business_phone AS "businessPhone", l.description, l.services,
          l.extra, l.city, l.hours, l.hours_exceptions AS "hoursExceptions", l.time_zone AS "timeZone", l.languages,
          c.recorded AS "isRecorded"
     FROM carrier_calls s
     JOIN calls c ON c.account_id = s.account_id AND c.id = s.call_id
     JOIN phone_lines l ON l.account_id = c.account_id AND l.id = c.line_id
    WHERE s.call_sid = $1`,
)
