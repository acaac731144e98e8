import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'
import type { Owner } from './viewer.ts'

/**
 * The IANA zone that the owner's dates are shown in; null for that of the lines. Returns the account.
 * @throws {ApiError} invalid_request
 */
export async function setTimeZone(app: App, { accountId: id }: Owner, timeZone: string | null) {
  if (timeZone !== null && !Intl.supportedValuesOf('timeZone').includes(timeZone)) {
    throw new ApiError('invalid_request', 'no time zone', { field: ['timeZone'] })
  }
  return app.db.account.update({ where: { id }, data: { timeZone } })
}
