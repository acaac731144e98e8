import type { Calendar } from '../../../prisma/generated/client/client.ts'
import { accountTransaction } from '../../accounts/account-transaction.ts'
import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { notFound } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import type { Tx } from '../../platform/db/prisma.ts'

/**
 * The calendar, with the lock on the account's meetings.
 * @throws {ApiError} not_found
 */
export function withCalendar<T>(
  app: App,
  { accountId }: Owner,
  id: string,
  work: (tx: Tx, calendar: Calendar) => Promise<T>,
): Promise<T> {
  if (!isId('cal', id)) throw notFound('calendar')
  return inAccount(app, accountId, async (tx) => {
    const calendar = await tx.calendar.findUnique({ where: { accountId_id: { accountId, id } } })
    if (!calendar) throw notFound('calendar')
    return work(tx, calendar)
  })
}

/**
 * Takes the account's lock, as making a meeting does: reading, booking and changing a calendar are serialized, so
 * that no meeting gets two note-takers.
 */
export function inAccount<T>(
  app: App,
  accountId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return accountTransaction(app, accountId, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
    return work(tx)
  })
}
