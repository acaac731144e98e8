import type { CallStatus } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { prepareRead } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import type { Language } from '../languages.ts'
import type { WeekHours } from '../lines/hours.ts'
import type { BusinessFacts, Dialogue } from '../receptionist/receptionist.ts'

/** A call with what its receptionist needs: where the dialogue stands, and the facts of the business. */
export type CallInProgress = {
  accountId: string
  callId: string
  lineId: string
  status: CallStatus
  at: Date
  dialogue: Dialogue
  lastSeq: number
  relayFailures: number
  facts: BusinessFacts
}

type Row = Omit<CallInProgress, 'facts'> &
  Omit<BusinessFacts, 'hours' | 'languages'> & {
    hours: WeekHours
    languages: Language[]
  }

/** @throws {ApiError} not_found for a call we never answered */
export async function readCallInProgress(app: App, callSid: string): Promise<CallInProgress> {
  const call = await findCallInProgress(app, callSid)
  if (!call) throw notFound('call')
  return call
}

export async function findCallInProgress(
  app: App,
  callSid: string,
): Promise<CallInProgress | undefined> {
  const [row] = await callBySid(app.pool, callSid)
  if (!row) return undefined
  const { accountId, callId, lineId, status, at, dialogue, lastSeq, relayFailures, ...facts } = row
  return { accountId, callId, lineId, status, at, dialogue, lastSeq, relayFailures, facts }
}

const callBySid = prepareRead<Row, [string]>(
  'call_in_progress',
  `SELECT c.account_id AS "accountId", c.id AS "callId", c.line_id AS "lineId", c.status, c.at, c.dialogue,
          c.relay_failures AS "relayFailures",
          COALESCE((SELECT max(seq) FROM call_turns t WHERE t.account_id = c.account_id AND t.call_id = c.id), 0)
            AS "lastSeq",
          l.business_name AS "businessName", l.business_phone AS "businessPhone", l.description, l.services,
          l.extra, l.city, l.hours, l.time_zone AS "timeZone", l.languages
     FROM carrier_calls s
     JOIN calls c ON c.account_id = s.account_id AND c.id = s.call_id
     JOIN phone_lines l ON l.account_id = c.account_id AND l.id = c.line_id
    WHERE s.call_sid = $1`,
)
