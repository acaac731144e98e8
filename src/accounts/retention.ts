import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'
import type { Owner } from './viewer.ts'

export const RETENTION_DAYS_MAX = 3_650

/**
 * After how many days calls, messages and meeting notes are deleted; null keeps them. Returns the account.
 * @throws {ApiError} invalid_request
 */
export async function setRetention(app: App, { accountId: id }: Owner, days: number | null) {
  if (days !== null && (days < 1 || days > RETENTION_DAYS_MAX)) {
    const message = `not from 1 to ${RETENTION_DAYS_MAX}`
    throw new ApiError('invalid_request', message, { field: ['days'] })
  }
  return app.db.account.update({ where: { id }, data: { retentionDays: days } })
}
