import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { isId } from '../../kernel/ids.ts'
import type { LineKey } from '../../lines/line-status.ts'
import type { Page, PlacedRequest } from '../../platform/db/paging.ts'
import { prepareSql } from '../../platform/db/sql.ts'
import { ASKED_BY_BLOCKED } from './asked-by-blocked.ts'

export type QuestionView = {
  accountId: string
  id: string
  lineId: string
  callId: string | null
  words: string
  /** What the line said to it although it may be no answer. */
  told: string | null
  at: Date
  answeredAt: Date | null
}

/** Questions of callers who are not blocked that neither the line nor its owner answered, and none dismissed. */
export async function listOpenQuestions(
  app: App,
  { accountId, lineId }: LineKey,
  { first, before }: PlacedRequest,
): Promise<Page<QuestionView>> {
  const rows = await openQuestionsOfLine(
    app.pool,
    accountId,
    lineId,
    before?.at ?? 'infinity',
    before?.id ?? '',
    first + 1,
  )
  return { items: rows.slice(0, first), hasMore: rows.length > first }
}

/** The same over all lines of an account. */
export async function listOpenQuestionsOfAccount(
  app: App,
  accountId: string,
  { first, before }: PlacedRequest,
): Promise<Page<QuestionView>> {
  const [at, id] = [before?.at ?? 'infinity', before?.id ?? ''] as const
  const rows = await openQuestionsOfAccount(app.pool, accountId, at, id, first + 1)
  return { items: rows.slice(0, first), hasMore: rows.length > first }
}

/** Those that owners of an account answered last, newest first. */
export function listAnsweredQuestions(app: App, accountId: string): Promise<QuestionView[]> {
  return answeredQuestionsOfAccount(app.pool, accountId, ANSWERED_MAX)
}

/** Those of one call, in order. */
export function openQuestionsOf(
  app: App,
  { accountId, callId }: { accountId: string; callId: string },
): Promise<QuestionView[]> {
  return openQuestionsOfCall(app.pool, accountId, callId)
}

/** A question of the viewer's account, answered or not; null if there is none, or it is another account's. */
export async function readQuestion(
  app: App,
  { accountId }: Owner,
  id: string,
): Promise<QuestionView | null> {
  if (!isId('qst', id)) return null
  const [question] = await questionById(app.pool, accountId, id)
  return question ?? null
}

const ANSWERED_MAX = 10

const COLUMNS =
  `account_id AS "accountId", id, line_id AS "lineId", call_id AS "callId", ` +
  `words, told, at, answered_at AS "answeredAt"`
const OPEN = 'answered_at IS NULL AND dismissed_at IS NULL'
/** Still to be answered. A blocked caller's stands with its call only. */
const WAITING = `${OPEN} AND NOT ${ASKED_BY_BLOCKED}`

const openQuestionsOfCall = prepareSql<QuestionView, [string, string]>(
  'open_questions_of_call',
  `SELECT ${COLUMNS} FROM caller_questions WHERE account_id = $1 AND call_id = $2 AND ${OPEN} ORDER BY at, id`,
)

const questionById = prepareSql<QuestionView, [string, string]>(
  'question_by_id',
  `SELECT ${COLUMNS} FROM caller_questions WHERE account_id = $1 AND id = $2`,
)

const openQuestionsOfLine = prepareSql<
  QuestionView,
  [string, string, Date | 'infinity', string, number]
>(
  'open_questions_of_line',
  `SELECT ${COLUMNS} FROM caller_questions
    WHERE account_id = $1 AND line_id = $2 AND (at, id) < ($3::timestamptz, $4) AND ${WAITING}
    ORDER BY at DESC, id DESC LIMIT $5`,
)

const openQuestionsOfAccount = prepareSql<
  QuestionView,
  [string, Date | 'infinity', string, number]
>(
  'open_questions_of_account',
  `SELECT ${COLUMNS} FROM caller_questions
    WHERE account_id = $1 AND (at, id) < ($2::timestamptz, $3) AND ${WAITING}
    ORDER BY at DESC, id DESC LIMIT $4`,
)

const answeredQuestionsOfAccount = prepareSql<QuestionView, [string, number]>(
  'answered_questions_of_account',
  `SELECT ${COLUMNS} FROM caller_questions
    WHERE account_id = $1 AND answered_at IS NOT NULL AND NOT ${ASKED_BY_BLOCKED}
    ORDER BY answered_at DESC, id DESC LIMIT $2`,
)
