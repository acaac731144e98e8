import type { IncomingMessage } from 'node:http'
import type { Viewer } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { invalidApiKey } from '../core/invalid-api-key.ts'

export type KeyViewer = Extract<Viewer, { kind: 'key' }>

const BEARER = /^Bearer +([^\s]+)$/i

/** @throws {ApiError} invalid_api_key */
export async function authenticate(app: App, request: IncomingMessage): Promise<KeyViewer> {
  const [, key] = BEARER.exec(request.headers.authorization ?? '') ?? []
  const viewer = key && (await app.keyRing.find(key))
  if (!viewer) throw invalidApiKey()
  return viewer
}
