import type { App } from '../app.ts'
import type { Ongoing } from '../conversations/hear-turn.ts'
import { notFound } from '../kernel/errors.ts'
import { prepareSql } from '../platform/db/sql.ts'
import type { Conversation } from '../receptionist/receptionist.ts'
import { type FactsSource, factsOf } from './test-line-facts.ts'

/** A call with the receptionist of a test line, by phone or in a browser. */
export type TestCall = Omit<Ongoing, 'conversation'> & {
  callSid: string
  /** Null once the call is over: the conversation is deleted. */
  conversation: Conversation | null
  at: Date
  endedAt: Date | null
}

type Row = Omit<TestCall, 'facts' | 'place'> & FactsSource

/** Undefined for a call without a valid code. */
export async function findTestCall(app: App, callSid: string): Promise<TestCall | undefined> {
  const [row] = await testCallBySid(app.pool, callSid, app.config.testLineNumber ?? null)
  if (!row) return undefined
  const { callSid: sid, conversation, turns, at, endedAt, ...source } = row
  const place = { table: 'test_calls', key: [sid] } as const
  return { callSid: sid, place, conversation, turns, at, endedAt, facts: factsOf(source) }
}

/** @throws {ApiError} not_found */
export async function readTestCall(app: App, callSid: string): Promise<TestCall> {
  const call = await findTestCall(app, callSid)
  if (!call) throw notFound('call')
  return call
}

const testCallBySid = prepareSql<Row, [string, string | null]>(
  'test_call_by_sid',
  `SELECT c.call_sid AS "callSid", c.dialogue AS conversation, c.turns, c.at, c.ended_at AS "endedAt",
          l.business_name AS "businessName", l.trade, l.area, l.hours_text AS "hoursText", l.services,
          l.time_zone AS "timeZone", COALESCE($2, n.e164, '') AS "testNumber"
     FROM test_calls c
     JOIN test_lines l ON l.account_id = c.account_id AND l.id = c.test_line_id
     LEFT JOIN shared_numbers n ON n.purpose = 'test_line'
    WHERE c.call_sid = $1`,
)
