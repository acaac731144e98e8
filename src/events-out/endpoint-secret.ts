import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import { serverKey } from '../platform/db/server-key.ts'

const KEY_NAME = 'webhook_secrets'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SECRET_BYTES = 32

/** Whose secret it is: a sealed one opens nowhere else. */
type Owner = { accountId: string; endpointId: string }

/** As Standard Webhooks writes them. */
export function newEndpointSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** What may be kept of a secret: encrypted with a key of the server's own, which stands in no row of an account. */
export async function sealSecret(app: App, owner: Owner, secret: string) {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, await sealingKey(app), nonce).setAAD(nameOf(owner))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), sealed]))
}

/** @throws {Error} for what was not sealed here for this endpoint */
export async function openSecret(app: App, owner: Owner, kept: Uint8Array): Promise<string> {
  const bytes = Buffer.from(kept)
  const behindNonce = NONCE_BYTES + TAG_BYTES
  const opened = createDecipheriv(CIPHER, await sealingKey(app), bytes.subarray(0, NONCE_BYTES))
    .setAAD(nameOf(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, behindNonce))
  return opened.update(bytes.subarray(behindNonce), undefined, 'utf8') + opened.final('utf8')
}

function nameOf({ accountId, endpointId }: Owner): Buffer {
  return Buffer.from(`${accountId}/${endpointId}`)
}

async function sealingKey(app: App): Promise<Buffer> {
  const { key } = await serverKey(app, KEY_NAME, async () => ({
    key: randomBytes(SECRET_BYTES).toString('base64'),
  }))
  return Buffer.from(key, 'base64')
}
