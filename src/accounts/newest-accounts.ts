import type { App } from '../app.ts'

/** What a page shows of them at once. */
const NEWEST = 10

/** For staff: who came last. Ids begin with the time they were made at. */
export function newestAccounts(app: App) {
  return app.db.account.findMany({ orderBy: { id: 'desc' }, take: NEWEST })
}
