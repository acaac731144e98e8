import type { CallOutcome, MessageSource } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import {
  beforeValue,
  type Page,
  type PageRequest,
  pageOf,
  rowsToRead,
} from '../platform/db/paging.ts'
import { type Prepared, prepareSql } from '../platform/db/sql.ts'

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

/** Ended calls, newest first. A call in progress has no summary and no price yet. */
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

/**
 * The same with the check that the line is the account's, in one statement; null if it is not. `wire` reads only the
 * columns of the contract's item.
 */
export async function listCallsOfLine(
  app: App,
  key: LineKey,
  page: PageRequest,
  width: Width,
): Promise<Page<CallView> | null> {
  return readOfLine(app, CALLS_OF_LINE[width], key, page)
}

export async function listMessagesOfLine(
  app: App,
  key: LineKey,
  page: PageRequest,
  width: Width,
): Promise<Page<MessageView> | null> {
  return readOfLine(app, MESSAGES_OF_LINE[width], key, page)
}

/** Which columns of each item are read. */
export type Width = 'wire' | 'all'

async function readOfLine<Item extends { id: string }>(
  app: App,
  read: Prepared<Item, PageValues>,
  { accountId, lineId }: LineKey,
  page: PageRequest,
): Promise<Page<Item> | null> {
  const rows = await app.replica.read(accountId, (pool) =>
    read(pool, accountId, lineId, beforeValue(page), rowsToRead(page)),
  )
  const [first] = rows
  if (!first) return null
  // A line without items gives one empty row.
  return pageOf(first.id === null ? [] : rows, page)
}

/** The columns of a `CallView`. */
export const CALL_COLUMNS = `
  account_id AS "accountId", id, line_id AS "lineId", at, caller, forwarded_from AS "forwardedFrom",
  duration_seconds AS "durationSeconds", billed_seconds AS "billedSeconds", free_reason AS "freeReason",
  summary, urgent, urgent_reason AS "urgentReason", outcome, end_reason AS "endReason", languages,
  disclosed_at AS "disclosedAt", ended_at AS "endedAt"`

/** The columns of a `MessageView`. */
export const MESSAGE_COLUMNS = `
  account_id AS "accountId", id, line_id AS "lineId", call_id AS "callId", source, at, name, phone, message,
  urgent, handled_at AS "handledAt"`

/** The columns of the contract's items (contract §2.6, contract §2.7). */
export const CALL_WIRE = ['id', 'at', 'caller', 'durationSeconds', 'summary', 'urgent'] as const
export const MESSAGE_WIRE = ['id', 'at', 'name', 'phone', 'message', 'urgent'] as const

type PageValues = [string, string, Date | 'infinity', number]

/** The line is one row, so its items keep their order. */
const ofLine = (list: string) => `
  SELECT item.* FROM phone_lines l
    LEFT JOIN LATERAL (${list}) item ON true
   WHERE l.account_id = $1 AND l.id = $2`

const callsOf = (columns: string) => `
  SELECT ${columns} FROM calls
   WHERE account_id = $1 AND line_id = $2 AND at < $3 AND status = 'ended' ORDER BY at DESC LIMIT $4`

const messagesOf = (columns: string) => `
  SELECT ${columns} FROM messages
   WHERE account_id = $1 AND line_id = $2 AND at < $3 ORDER BY at DESC LIMIT $4`

const CALLS_OF_LINE = {
  wire: prepareSql<CallView, PageValues>(
    'calls_of_own_line_wire',
    ofLine(callsOf('id, at, caller, duration_seconds AS "durationSeconds", summary, urgent')),
    { isBrief: true },
  ),
  all: prepareSql<CallView, PageValues>('calls_of_own_line', ofLine(callsOf(CALL_COLUMNS))),
}

const MESSAGES_OF_LINE = {
  wire: prepareSql<MessageView, PageValues>(
    'messages_of_own_line_wire',
    ofLine(messagesOf('id, at, name, phone, message, urgent')),
    { isBrief: true },
  ),
  all: prepareSql<MessageView, PageValues>(
    'messages_of_own_line',
    ofLine(messagesOf(MESSAGE_COLUMNS)),
  ),
}

const callsOfLine = prepareSql<CallView, PageValues>('calls_of_line', callsOf(CALL_COLUMNS))

const messagesOfLine = prepareSql<MessageView, PageValues>(
  'messages_of_line',
  messagesOf(MESSAGE_COLUMNS),
)
