import type { App } from '../app.ts'
import { prepareRead } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import type { BusinessFacts, Dialogue } from '../receptionist/receptionist.ts'
import { type FactsSource, factsOf } from './facts-of.ts'

/** A call that talks to the receptionist of a test line, by phone or in a browser. */
export type TestCall = {
  callSid: string
  /** Null when the call is over: what was said is forgotten then. */
  dialogue: Dialogue | null
  turns: number
  at: Date
  endedAt: Date | null
  facts: BusinessFacts
}

type Row = Omit<TestCall, 'facts'> & FactsSource

/** Undefined for a call that did not get as far as a code. */
export async function findTestCall(app: App, callSid: string): Promise<TestCall | undefined> {
  const [row] = await testCallBySid(app.pool, callSid, app.config.testLineNumber ?? null)
  if (!row) return undefined
  const { callSid: sid, dialogue, turns, at, endedAt, ...source } = row
  return { callSid: sid, dialogue, turns, at, endedAt, facts: factsOf(source) }
}

/** @throws {ApiError} not_found */
export async function readTestCall(app: App, callSid: string): Promise<TestCall> {
  const call = await findTestCall(app, callSid)
  if (!call) throw notFound('call')
  return call
}

const testCallBySid = prepareRead<Row, [string, string | null]>(
  'test_call_by_sid',
  `SELECT c.call_sid AS "callSid", c.dialogue, c.turns, c.at, c.ended_at AS "endedAt",
          l.business_name AS "businessName", l.trade, l.area, l.hours_text AS "hoursText", l.services,
          l.time_zone AS "timeZone", COALESCE($2, n.e164, '') AS "testNumber"
     FROM test_calls c
     JOIN test_lines l ON l.account_id = c.account_id AND l.id = c.test_line_id
     LEFT JOIN shared_numbers n ON n.purpose = 'test_line'
    WHERE c.call_sid = $1`,
)
