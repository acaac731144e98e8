import { z } from 'zod'
import type { Account } from '../../prisma/generated/client/client.ts'
import { revokeApiKey } from '../accounts/create-and-revoke-api-key.ts'
import { hashOfAddress, keepFormerAddress } from '../accounts/former-addresses.ts'
import type { Owner } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import type { Tx } from '../platform/db/prisma.ts'
import { testLinesToday } from '../test-lines/test-line-limits.ts'
import { stopAll } from './end-account.ts'

const Confirmation = z.strictObject({ email: z.string().trim().toLowerCase() })

/**
 * Deletes the account for good, after its own address is typed: access ends now, and all data is deleted once nothing
 * outside depends on it. The address is free at once, but gets nothing free anew. Returns the account as it was.
 * @throws {ApiError} invalid_request for another address
 */
export async function closeAccount(app: App, viewer: Owner, input: unknown): Promise<Account> {
  const { email } = parseInput(Confirmation, input)
  const { accountId } = viewer
  const addressHash = await hashOfAddress(app, email)
  const account = await app.db.$transaction((tx) =>
    shut(app, tx, { accountId, email, addressHash }),
  )
  const keys = await app.db.apiKey.findMany({ where: { accountId, revokedAt: null } })
  for (const { id } of keys) await revokeApiKey(app, viewer, id)
  await stopAll(app, accountId)
  return account
}

type Closing = { accountId: string; email: string; addressHash: string }

async function shut(app: App, tx: Tx, { accountId: id, email, addressHash }: Closing) {
  const account = await tx.account.findUniqueOrThrow({ where: { id } })
  if (email !== account.email) {
    throw new ApiError('invalid_request', 'is not the address of this account', {
      field: ['email'],
    })
  }
  const closedAt = app.clock.now()
  const closed = { email: `${id}@closed.invalid`, closedAt }
  await tx.account.update({ where: { id }, data: closed })
  // The update locks the account, so no test line is made meanwhile.
  const testLines = await testLinesToday(tx, { accountId: id, addressHash }, closedAt)
  await keepFormerAddress(tx, addressHash, { closedAt, testLines })
  await tx.identity.deleteMany({ where: { accountId: id } })
  await tx.webSession.deleteMany({ where: { accountId: id } })
  await tx.agentGrant.deleteMany({ where: { accountId: id } })
  return account
}
