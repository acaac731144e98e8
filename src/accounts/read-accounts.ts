import type { App } from '../app.ts'
import { notFound } from '../errors.ts'
import type { Owner } from './viewer.ts'

export async function readOwnAccount(app: App, viewer: Owner) {
  return app.db.account.findUniqueOrThrow({ where: { id: viewer.accountId } })
}

/** For staff: by id or by email. @throws {ApiError} not_found */
export async function findAccount(app: App, { id, email }: { id?: string; email?: string }) {
  const where = id === undefined ? { email: email?.toLowerCase() ?? '' } : { id }
  // PostgreSQL takes no NUL; no account has one.
  const storable = !Object.values(where).some((value) => value.includes('\0'))
  const account = storable && (await app.db.account.findFirst({ where }))
  if (!account) throw notFound('account')
  return account
}
