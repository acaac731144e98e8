import { ApiError } from '../kernel/errors.ts'
import { formatUsPhone } from '../kernel/phone.ts'
import type { Tx } from '../platform/db/prisma.ts'

/**
 * The owner's own numbers cannot be blocked: a carrier may show a forwarded call as coming from the business phone,
 * and then every caller would be rejected.
 * @throws {ApiError} invalid_request at `phone`
 */
export async function mustBeOthers(tx: Tx, accountId: string, phones: readonly string[]) {
  const own = await ownNumbers(tx, accountId)
  const blocked = phones.find((phone) => own.has(phone))
  if (blocked === undefined) return
  const message = `${formatUsPhone(blocked)} is your own number, which cannot be blocked`
  throw new ApiError('invalid_request', message, { field: ['phone'] })
}

/** The phones of the account's open lines, including the lines' own numbers. */
export async function ownNumbers(tx: Tx, accountId: string): Promise<Set<string>> {
  const lines = await tx.line.findMany({
    where: { accountId, status: { not: 'closed' } },
    select: { businessPhone: true, ownerMobile: true, number: true },
  })
  return new Set(
    lines.flatMap(({ businessPhone, ownerMobile, number }) => [
      businessPhone,
      ownerMobile,
      ...(number ? [number] : []),
    ]),
  )
}
