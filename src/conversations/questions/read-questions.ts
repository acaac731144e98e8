import type { App } from '../../app.ts'
import type { LineKey } from '../../lines/line-status.ts'
import type { Page, PlacedRequest } from '../../platform/db/page.ts'
import { prepareSql } from '../../platform/db/sql.ts'

export type QuestionView = {
  accountId: string
  id: string
  lineId: string
  callId: string | null
  words: string
  at: Date
}

/** What callers asked and the line could not answer, as long as its owner has neither answered nor dismissed it. */
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

const openQuestionsOfLine = prepareSql<
  QuestionView,
  [string, string, Date | 'infinity', string, number]
>(
  'open_questions_of_line',
  `SELECT account_id AS "accountId", id, line_id AS "lineId", call_id AS "callId", words, at
     FROM caller_questions
    WHERE account_id = $1 AND line_id = $2 AND (at, id) < ($3::timestamptz, $4)
      AND answered_at IS NULL AND dismissed_at IS NULL
    ORDER BY at DESC, id DESC LIMIT $5`,
)
