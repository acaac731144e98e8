import type { App } from '../app.ts'
import { prepareSql } from '../platform/db/sql.ts'

/** How many action items of all meetings are not done. The count ends at 100, so no table is counted through. */
export async function countOpenActionItems(app: App, accountId: string): Promise<number> {
  const [row] = await openItems(app.pool, accountId)
  return row?.open ?? 0
}

const openItems = prepareSql<{ open: number }, [string]>(
  'open_action_items',
  `SELECT count(*)::int AS open
     FROM (SELECT 1 FROM action_items WHERE account_id = $1 AND done_at IS NULL LIMIT 100) AS rows`,
)
