import type { IncomingMessage } from 'node:http'
import type { Viewer } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'

export type KeyViewer = Extract<Viewer, { kind: 'key' }>

const BEARER = /^Bearer +([^\s]+)$/i

/**
 * A missing, unknown or revoked key and an unknown path all get this answer (contract §5.4), so routes are not
 * revealed.
 */
export function invalidApiKey(): ApiError {
  return new ApiError('invalid_api_key', 'Send a valid API key: Authorization: Bearer <API_KEY>.')
}

/** @throws {ApiError} invalid_api_key */
export async function authenticate(app: App, request: IncomingMessage): Promise<KeyViewer> {
  const [, key] = BEARER.exec(request.headers.authorization ?? '') ?? []
  const viewer = key && (await app.keyRing.find(key))
  if (!viewer) throw invalidApiKey()
  return viewer
}
