import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { prepareSql } from '../platform/db/sql.ts'
import { UNWANTED } from './unwanted-message.ts'

/** What waits for the owner. A count ends at 100: nobody reads on, and a table is not counted through. */
export type Waiting = {
  /** Of the last 30 days, not handled, and from nobody unwanted. */
  messages: number
  /** Of these, the urgent. */
  urgent: number
  /** That callers asked in vain. */
  questions: number
}

const LOOKED_BACK_SECONDS = 30 * 86_400

export async function readWaiting(app: App, accountId: string): Promise<Waiting> {
  const since = addSeconds(app.clock.now(), -LOOKED_BACK_SECONDS)
  const [waiting] = await waitingOfAccount(app.pool, accountId, since)
  return waiting ?? { messages: 0, urgent: 0, questions: 0 }
}

const counted = (rows: string) => `(SELECT count(*)::int FROM (${rows} LIMIT 100) AS rows)`
const RECENT = 'SELECT 1 FROM messages WHERE account_id = $1 AND at >= $2'
const OPEN = `${RECENT} AND handled_at IS NULL AND NOT ${UNWANTED}`
const ASKED = `SELECT 1 FROM caller_questions
    WHERE account_id = $1 AND answered_at IS NULL AND dismissed_at IS NULL`

const waitingOfAccount = prepareSql<Waiting, [string, Date]>(
  'waiting_of_account',
  `SELECT ${counted(OPEN)} AS messages, ${counted(`${OPEN} AND urgent`)} AS urgent, ${counted(ASKED)} AS questions`,
)

/** What the account has of each kind, of the last 30 days. */
export type MessageCounts = { open: number; handled: number; unwanted: number }

export async function countMessages(app: App, accountId: string): Promise<MessageCounts> {
  const since = addSeconds(app.clock.now(), -LOOKED_BACK_SECONDS)
  const [counts] = await messagesOfAccount(app.pool, accountId, since)
  return counts ?? { open: 0, handled: 0, unwanted: 0 }
}

const HANDLED = `${RECENT} AND handled_at IS NOT NULL AND NOT ${UNWANTED}`

const messagesOfAccount = prepareSql<MessageCounts, [string, Date]>(
  'message_counts_of_account',
  `SELECT ${counted(OPEN)} AS open, ${counted(HANDLED)} AS handled,
          ${counted(`${RECENT} AND ${UNWANTED}`)} AS unwanted`,
)
