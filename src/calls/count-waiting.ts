import type { App } from '../app.ts'
import { ASKED_BY_BLOCKED } from '../conversations/questions/asked-by-blocked.ts'
import { prepareSql } from '../platform/db/sql.ts'
import { UNWANTED } from './unwanted-message.ts'

/** What waits for the owner. Counts stop at 100, so no table is counted through. */
export type Waiting = {
  /** Not handled, without unwanted messages. */
  messages: number
  /** The urgent ones of these. */
  urgent: number
  /** Questions without an answer, of callers who are not blocked. */
  questions: number
}

export async function readWaiting(app: App, accountId: string): Promise<Waiting> {
  const [waiting] = await waitingOfAccount(app.pool, accountId)
  return waiting ?? { messages: 0, urgent: 0, questions: 0 }
}

const counted = (rows: string) => `(SELECT count(*)::int FROM (${rows} LIMIT 100) AS rows)`
/** As many as most owners ever have; more precision is not worth the cost. */
const LOOKED_THROUGH = 10_000
const newest = (which: string) =>
  `SELECT 1 FROM (SELECT account_id, call_id, phone, urgent FROM messages WHERE account_id = $1 AND ${which}
    ORDER BY at DESC LIMIT ${LOOKED_THROUGH}) AS messages`
const OPEN = `${newest('handled_at IS NULL')} WHERE NOT ${UNWANTED}`
const ASKED = `SELECT 1 FROM caller_questions
    WHERE account_id = $1 AND answered_at IS NULL AND dismissed_at IS NULL AND NOT ${ASKED_BY_BLOCKED}`

const waitingOfAccount = prepareSql<Waiting, [string]>(
  'waiting_of_account',
  `SELECT ${counted(OPEN)} AS messages, ${counted(`${OPEN} AND urgent`)} AS urgent, ${counted(ASKED)} AS questions`,
)

/** How many of each kind the account's lists hold. */
export type MessageCounts = { open: number; handled: number; unwanted: number }

export async function countMessages(app: App, accountId: string): Promise<MessageCounts> {
  const [counts] = await messagesOfAccount(app.pool, accountId)
  return counts ?? { open: 0, handled: 0, unwanted: 0 }
}

const HANDLED = `${newest('handled_at IS NOT NULL')} WHERE NOT ${UNWANTED}`

const messagesOfAccount = prepareSql<MessageCounts, [string]>(
  'message_counts_of_account',
  `SELECT ${counted(OPEN)} AS open, ${counted(HANDLED)} AS handled,
          ${counted(`${newest('true')} WHERE ${UNWANTED}`)} AS unwanted`,
)
