import { z } from 'zod'
import type { App } from '../app.ts'
import { ApiError, notFound } from '../kernel/errors.ts'
import { isId } from '../kernel/ids.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { text } from '../kernel/text/text-schema.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { adjust } from './ledger.ts'

/** An upper bound that catches typing errors. */
const MINUTES_MAX = 10_000

export const Adjustment = z.strictObject({
  accountId: z.string(),
  lineId: z.string().optional(),
  minutes: z
    .int()
    .min(-MINUTES_MAX)
    .max(MINUTES_MAX)
    .refine((minutes) => minutes !== 0, 'is zero, which corrects nothing'),
  reason: text(200),
  id: z
    .string()
    .refine((id) => isId('adj', id), 'not the id of an adjustment')
    .optional(),
})

/**
 * A correction by staff, up or down, of a line's or the account's meeting minutes. The customer's statement shows the
 * reason. An adjustment with its own id is posted once, however often it is sent.
 * @throws {ApiError} invalid_request, not_found, insufficient_minutes when it would take reserved minutes
 */
export async function adjustMinutes(app: App, input: unknown) {
  const { accountId, lineId, minutes, reason, id } = parseInput(Adjustment, input)
  const sourceId = id ?? app.newId('adj')
  return app.db.$transaction(async (tx) => {
    const wallet = { accountId, walletId: lineId ?? accountId }
    const kind = await kindOf(tx, wallet.accountId, wallet.walletId)
    const fact = { sourceId, seconds: minutes * 60, reason, at: app.clock.now() }
    const { outcome } = await adjust(tx, wallet, kind, fact)
    if (outcome === 'refused') throw tooMany()
    return tx.ledgerEntry.findUniqueOrThrow({
      where: { accountId_kind_sourceId: { accountId, kind: 'adjusted', sourceId } },
    })
  })
}

async function kindOf(tx: Tx, accountId: string, id: string) {
  const isWhole = isId('acct', accountId) && (id === accountId || isId('line', id))
  const wallet =
    isWhole && (await tx.wallet.findUnique({ where: { accountId_id: { accountId, id } } }))
  if (!wallet) throw notFound(id === accountId ? 'account' : 'line of this account')
  return wallet.kind
}

function tooMany(): ApiError {
  const message = 'So many meeting minutes are not left to use. Nothing was changed.'
  return new ApiError('insufficient_minutes', message, { field: ['minutes'] })
}
