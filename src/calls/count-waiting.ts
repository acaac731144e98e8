import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { prepareSql } from '../platform/db/sql.ts'

/** What waits for the owner. A count ends at 100: nobody reads on, and a table is not counted through. */
export type Waiting = {
  /** Of the last 30 days, not handled. */
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
const OPEN = 'SELECT 1 FROM messages WHERE account_id = $1 AND at >= $2 AND handled_at IS NULL'
const ASKED = `SELECT 1 FROM caller_questions
    WHERE account_id = $1 AND answered_at IS NULL AND dismissed_at IS NULL`

const waitingOfAccount = prepareSql<Waiting, [string, Date]>(
  'waiting_of_account',
  `SELECT ${counted(OPEN)} AS messages, ${counted(`${OPEN} AND urgent`)} AS urgent, ${counted(ASKED)} AS questions`,
)
