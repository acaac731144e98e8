import { z } from 'zod'
import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { emailAddress } from '../kernel/text/email-address.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { accountTransaction } from './account-transaction.ts'
import { readOwnAccount } from './read-accounts.ts'
import type { Owner } from './viewer.ts'

export const SAVED_RECIPIENTS_MAX = 50

const SavedRecipient = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(emailAddress()),
})

/**
 * Adds an address that gets every recap. Repeating it changes nothing. Returns the account.
 * @throws {ApiError} invalid_request for an invalid address, or one too many
 */
export async function saveRecipient(app: App, viewer: Owner, input: unknown) {
  const { email } = parseInput(SavedRecipient, input)
  const { accountId } = viewer
  await accountTransaction(app, accountId, async (tx) => {
    await lockAccount(tx, accountId)
    const recipient = { accountId, email, createdAt: app.clock.now() }
    await tx.savedRecipient.createMany({ data: [recipient], skipDuplicates: true })
    if ((await tx.savedRecipient.count({ where: { accountId } })) > SAVED_RECIPIENTS_MAX) {
      const message = `${SAVED_RECIPIENTS_MAX} addresses are saved already; remove one first`
      throw new ApiError('invalid_request', message, { field: ['email'] })
    }
  })
  return readOwnAccount(app, viewer)
}

/**
 * Removes an address from the list, if it is there. Returns the account.
 * @throws {ApiError} invalid_request
 */
export async function removeSavedRecipient(app: App, viewer: Owner, input: unknown) {
  const { email } = parseInput(SavedRecipient, input)
  await app.db.savedRecipient.deleteMany({ where: { accountId: viewer.accountId, email } })
  return readOwnAccount(app, viewer)
}

/** In the order they were saved. */
export async function savedRecipients(app: App, accountId: string): Promise<string[]> {
  const rows = await app.db.savedRecipient.findMany({
    where: { accountId },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(({ email }) => email)
}

/** One change at a time, since a concurrent addition would make the count wrong. */
async function lockAccount(tx: Tx, accountId: string) {
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
}
