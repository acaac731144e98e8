import type { Response } from 'express'
import type { App } from '../../../src/app.ts'
import { sessionOf } from '../../browser/session.ts'
import { execute } from '../../core/execute.ts'
import { ReferenceOwnKeysDocument } from '../../generated/operations.ts'

/** The names of a signed-in reader's keys. The keys themselves are shown only once, when created. */
export async function ownKeys(app: App, response: Response) {
  const session = sessionOf(response)
  if (!session) return undefined
  const { account } = await execute(ReferenceOwnKeysDocument, {}, { app, viewer: session.viewer })
  return account.apiKeys.filter(({ revokedAt }) => revokedAt === null)
}
