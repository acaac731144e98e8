import type { App } from '../app.ts'

/** How many a page shows. */
const NEWEST = 10

/** For staff: the newest accounts. Ids begin with their creation time. */
export function newestAccounts(app: App) {
  return app.db.account.findMany({ orderBy: { id: 'desc' }, take: NEWEST })
}
