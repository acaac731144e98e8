import { randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import { seal, unseal } from '../kernel/secrets/encrypt.ts'
import { serverKey } from '../platform/db/server-key.ts'

const KEY_NAME = 'webhook_secrets'
const SECRET_BYTES = 32

/** The endpoint of the secret: an encrypted secret decrypts for no other. */
type Owner = { accountId: string; endpointId: string }

/** In the format of Standard Webhooks. */
export function newEndpointSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** The stored form of a secret: encrypted with a server key, which is in no row of an account. */
export async function sealSecret(app: App, owner: Owner, secret: string) {
  return seal(await sealingKey(app), nameOf(owner), secret)
}

/** @throws {Error} if it was not encrypted here for this endpoint */
export async function openSecret(app: App, owner: Owner, kept: Uint8Array): Promise<string> {
  return unseal(await sealingKey(app), nameOf(owner), kept)
}

function nameOf({ accountId, endpointId }: Owner): string {
  return `${accountId}/${endpointId}`
}

async function sealingKey(app: App): Promise<Buffer> {
  const { key } = await serverKey(app, KEY_NAME, async () => ({
    key: randomBytes(SECRET_BYTES).toString('base64'),
  }))
  return Buffer.from(key, 'base64')
}
