import type { App } from '../app.ts'
import { notFound } from '../kernel/errors.ts'
import { parseUsPhone } from '../kernel/phone.ts'
import type { Owner } from './viewer.ts'

export async function readOwnAccount(app: App, viewer: Owner) {
  return app.db.account.findUniqueOrThrow({ where: { id: viewer.accountId } })
}

type Clue = { id?: string; email?: string; number?: string }

/**
 * For staff: finds an account by id, email, or a phone number of the line, the business or the owner.
 * @throws {ApiError} not_found
 */
export async function findAccount(app: App, clue: Clue) {
  // PostgreSQL accepts no NUL, and no account has one.
  const storable = !Object.values(clue).some((value) => value.includes('\0'))
  const account =
    storable && (await app.db.account.findFirst({ where: whereOf(clue), orderBy: { id: 'desc' } }))
  if (!account) throw notFound('account')
  return account
}

function whereOf({ id, email, number }: Clue) {
  if (id !== undefined) return { id }
  if (email !== undefined || number === undefined) return { email: email?.toLowerCase() ?? '' }
  const phone = parseUsPhone(number) ?? ''
  return {
    lines: { some: { OR: [{ number: phone }, { businessPhone: phone }, { ownerMobile: phone }] } },
  }
}
