import type { CallOutcome, MessageSource } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import {
  beforeValue,
  type Page,
  type PageRequest,
  pageOf,
  rowsToRead,
} from '../platform/db/page.ts'
import { prepareSql } from '../platform/db/sql.ts'

type LineKey = { accountId: string; lineId: string }

export type CallView = {
  accountId: string
  id: string
  lineId: string
  at: Date
  caller: string | null
  forwardedFrom: string | null
  durationSeconds: number
  billedSeconds: number
  freeReason: string | null
  summary: string
  urgent: boolean
  urgentReason: string | null
  outcome: CallOutcome | null
  endReason: string | null
  languages: string[]
  disclosedAt: Date | null
  endedAt: Date | null
}

export type MessageView = {
  accountId: string
  id: string
  lineId: string
  callId: string | null
  source: MessageSource
  at: Date
  name: string | null
  phone: string | null
  message: string | null
  urgent: boolean
  handledAt: Date | null
}

/** Calls that ended, newest first: one that still goes on has no summary and no price yet. */
export async function listCalls(
  app: App,
  key: LineKey,
  page: PageRequest,
): Promise<Page<CallView>> {
  const rows = await app.replica.read(key.accountId, (pool) =>
    callsOfLine(pool, key.accountId, key.lineId, beforeValue(page), rowsToRead(page)),
  )
  return pageOf(rows, page)
}

export async function listMessages(
  app: App,
  key: LineKey,
  page: PageRequest,
): Promise<Page<MessageView>> {
  const rows = await app.replica.read(key.accountId, (pool) =>
    messagesOfLine(pool, key.accountId, key.lineId, beforeValue(page), rowsToRead(page)),
  )
  return pageOf(rows, page)
}

/** What a `CallView` is read by. */
export const CALL_COLUMNS = `
  account_id AS "accountId", id, line_id AS "lineId", at, caller, forwarded_from AS "forwardedFrom",
  duration_seconds AS "durationSeconds", billed_seconds AS "billedSeconds", free_reason AS "freeReason",
  summary, urgent, urgent_reason AS "urgentReason", outcome, end_reason AS "endReason", languages,
  disclosed_at AS "disclosedAt", ended_at AS "endedAt"`

/** What a `MessageView` is read by. */
export const MESSAGE_COLUMNS = `
  account_id AS "accountId", id, line_id AS "lineId", call_id AS "callId", source, at, name, phone, message,
  urgent, handled_at AS "handledAt"`

const callsOfLine = prepareSql<CallView, [string, string, Date | 'infinity', number]>(
  'calls_of_line',
  `SELECT ${CALL_COLUMNS} FROM calls
    WHERE account_id = $1 AND line_id = $2 AND at < $3 AND status = 'ended'
    ORDER BY at DESC LIMIT $4`,
)

const messagesOfLine = prepareSql<MessageView, [string, string, Date | 'infinity', number]>(
  'messages_of_line',
  `SELECT ${MESSAGE_COLUMNS} FROM messages
    WHERE account_id = $1 AND line_id = $2 AND at < $3
    ORDER BY at DESC LIMIT $4`,
)
