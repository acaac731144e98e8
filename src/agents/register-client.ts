import { randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import { readClientMetadata } from './client-metadata.ts'
import { putOauthRecord } from './oauth-records.ts'

/** What a client is registered as (RFC 7591 §3.2.1): its metadata as we use it, and our values for the rest. */
export type RegisteredClient = ReturnType<typeof describeClient>

/** @throws {ApiError} invalid_request, with the field */
export function describeClient(app: App, input: unknown) {
  return {
    client_id: randomBytes(16).toString('base64url'),
    client_id_issued_at: Math.floor(app.clock.now().getTime() / 1_000),
    ...readClientMetadata(input),
  }
}

/** A registration is deleted after thirty days unless an owner has allowed it something. */
export const UNUSED_CLIENT_SECONDS = 30 * 86_400

export async function registerClient(app: App, client: RegisteredClient): Promise<void> {
  const key = { model: 'Client', id: client.client_id }
  await putOauthRecord(app, key, client, UNUSED_CLIENT_SECONDS)
}
