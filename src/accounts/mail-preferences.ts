import type { App } from '../app.ts'
import type { Owner } from './viewer.ts'

/** Which mails the owner wants. Fields left out do not change. */
export type WantedMails = { balanceMails?: boolean; digestMails?: boolean; reminderMails?: boolean }

/** Returns the account. */
export async function setWantedMails(app: App, { accountId: id }: Owner, wanted: WantedMails) {
  return app.db.account.update({ where: { id }, data: wanted })
}
