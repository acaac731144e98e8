import type { App } from '../app.ts'
import type { Owner } from './viewer.ts'

/** Whether the owner is mailed when a line runs low on minutes. Returns the account. */
export async function setBalanceMails(app: App, { accountId: id }: Owner, wanted: boolean) {
  return app.db.account.update({ where: { id }, data: { balanceMails: wanted } })
}
