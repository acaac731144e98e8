import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { listBusinessPhone, listLineNumber, withdrawListings } from '../directory/number-holders.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { timeZoneOfUsPhone } from '../kernel/hours/time-zone-of-phone.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import type { E164 } from '../kernel/phone.ts'
import { LineChange } from '../lines/line-input.ts'
import type { LineKey } from '../lines/line-status.ts'
import { readLine } from '../lines/read-lines.ts'
import type { Tx } from '../platform/db/prisma.ts'

/**
 * Changes what a line knows of its business, for the next call. Fields left out do not change.
 * @throws {ApiError} not_found, invalid_request (also for a closed line)
 */
export async function updateLine(app: App, viewer: Owner, lineId: string, input: unknown) {
  const { businessPhone, city, description, extra, ...given } = parseInput(LineChange, input)
  const key = { accountId: viewer.accountId, lineId }
  const { count } = await app.db.$transaction(async (tx) => {
    if (businessPhone) await moveToPhone(tx, key, businessPhone)
    const changed = await tx.line.updateMany({
      where: open(key),
      data: {
        ...(given.businessName && { businessName: given.businessName }),
        ...(given.ownerMobile && { ownerMobile: given.ownerMobile }),
        ...(given.services && { services: given.services }),
        ...(given.languages && { languages: [...new Set(given.languages)] }),
        ...(given.greetsByName != null && { greetsByName: given.greetsByName }),
        ...(given.messageCopies && { messageCopies: given.messageCopies }),
        ...(given.hours && { hours: given.hours }),
        ...(city !== undefined && { city }),
        ...(description !== undefined && { description }),
        ...(extra !== undefined && { extra }),
      },
    })
    await listLineNumber(tx, key)
    await listBusinessPhone(tx, key)
    return changed
  })
  const line = await readLine(app, viewer, lineId)
  if (!line) throw notFound('line')
  if (count === 0) throw new ApiError('invalid_request', 'This line is closed.')
  return line
}

/** Another phone has its own time zone, and has not forwarded to the line yet. */
async function moveToPhone(tx: Tx, key: LineKey, businessPhone: E164) {
  const { count } = await tx.line.updateMany({
    where: { ...open(key), businessPhone: { not: businessPhone } },
    data: { businessPhone, timeZone: timeZoneOfUsPhone(businessPhone), forwardingSeenAt: null },
  })
  // The old phone no longer resolves to the line.
  if (count > 0) await withdrawListings(tx, key)
}

const open = ({ accountId, lineId }: LineKey) => ({
  accountId,
  id: lineId,
  status: { not: 'closed' as const },
})
