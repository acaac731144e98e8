import { z } from 'zod'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { text } from '../kernel/text/text-schema.ts'
import { lockLine } from '../lines/lock-line.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { agentSlug } from './agent-address.ts'
import { listBusinessPhone, listLineNumber, withdrawListings } from './number-holders.ts'
import { publicCardUrl } from './own-card-url.ts'

const DirectoryOptIn = z.strictObject({
  ownCardUrl: z
    .string()
    .optional()
    .transform((value, context) => {
      if (value === undefined) return null
      const url = publicCardUrl(value)
      if (url) return url
      context.addIssue({ code: 'custom', message: 'not an https address on the public web' })
      return z.NEVER
    }),
  trade: text(80).optional(),
  town: text(120).optional(),
})

/**
 * Lists a live line's business: the line's number at once, the business phone once it is proven. Repeating it updates
 * what is listed.
 * @returns the line's id
 * @throws {ApiError} not_found, invalid_request also for a line that is not live
 */
export async function optIn(app: App, viewer: Owner, lineId: string, input: unknown) {
  const { ownCardUrl, trade, town } = parseInput(DirectoryOptIn, input)
  await app.db.$transaction(async (tx) => {
    const line = await lockOwnLine(tx, viewer, lineId)
    if (line.status !== 'live') {
      throw new ApiError('invalid_request', 'is not live', { field: ['lineId'] })
    }
    const key = { accountId: viewer.accountId, lineId }
    const now = app.clock.now()
    const listed = {
      ownCardUrl,
      trade: trade ?? null,
      town: town ?? line.city,
      optedInAt: now,
      updatedAt: now,
    }
    await tx.businessAgent.upsert({
      where: { accountId_lineId: key },
      create: { ...key, ...listed, slug: agentSlug(line.businessName, lineId) },
      update: listed,
    })
    await listLineNumber(tx, key)
    await listBusinessPhone(tx, key)
  })
  return lineId
}

/**
 * Removes both numbers and the hosted agent at once.
 * @returns the line's id
 * @throws {ApiError} not_found
 */
export async function optOut(app: App, viewer: Owner, lineId: string) {
  await app.db.$transaction(async (tx) => {
    await lockOwnLine(tx, viewer, lineId)
    const key = { accountId: viewer.accountId, lineId }
    await tx.businessAgent.updateMany({
      where: key,
      data: { optedInAt: null, updatedAt: app.clock.now() },
    })
    await withdrawListings(tx, key)
  })
  return lineId
}

/** Opting in and out, proofs and closing of one line are serialized. */
async function lockOwnLine(tx: Tx, { accountId }: Owner, lineId: string) {
  if (!isId('line', lineId)) throw notFound('line')
  await lockLine(tx, { accountId, lineId })
  const line = await tx.line.findUnique({ where: { accountId_id: { accountId, id: lineId } } })
  if (!line) throw notFound('line')
  return line
}
