import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { prepareSql } from '../platform/db/sql.ts'
import { type Shown, type TestLineView, viewOf } from './test-line-view.ts'
import { refuseWhenOff } from './test-lines-unavailable.ts'
import { testNumber } from './test-number.ts'

/**
 * The account's active test lines, newest first. At most six: three are made a day, and each works for one.
 * @throws {ApiError} test_lines_unavailable
 */
export async function listTestLines(app: App, { accountId }: Owner): Promise<TestLineView[]> {
  refuseWhenOff(app)
  const lines = await workingTestLines(app.pool, accountId, app.clock.now())
  if (lines.length === 0) return []
  const number = await testNumber(app)
  return lines.map((line) => viewOf(app, number, line))
}

const workingTestLines = prepareSql<Shown, [string, Date]>(
  'working_test_lines',
  `SELECT l.id, l.code, c.hear_key AS "hearKey", l.business_name AS "businessName", l.trade,
          l.time_zone AS "timeZone", l.calls_allowed AS "callsAllowed", l.calls_used AS "callsUsed",
          l.created_at AS "createdAt", l.expires_at AS "expiresAt"
     FROM test_lines l
     JOIN test_line_codes c ON c.code = l.code AND c.test_line_id = l.id
    WHERE l.account_id = $1 AND l.expires_at > $2
    ORDER BY l.created_at DESC, l.id DESC`,
)
