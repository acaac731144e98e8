import type { Response } from 'express'
import type { App } from '../../../src/app.ts'
import { sessionOf } from '../../browser/session.ts'
import { execute } from '../../core/execute.ts'
import { ReferenceOwnKeysDocument } from '../../generated/operations.ts'

/** What the keys of a signed-in reader are called; a key itself is shown only once, when it is made. */
export async function ownKeys(app: App, response: Response) {
  const session = sessionOf(response)
  if (!session) return undefined
  const { account } = await execute(ReferenceOwnKeysDocument, {}, { app, viewer: session.viewer })
  return account.apiKeys.filter(({ revokedAt }) => revokedAt === null)
}
