import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text with a 32-byte key, for storage. It is bound to `of`: it can be decrypted only with the same `of`.
 */
export function seal(key: Buffer, of: string, text: string) {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(of))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), sealed]))
}

/** @throws {Error} if the text was encrypted with another key or another `of` */
export function unseal(key: Buffer, of: string, kept: Uint8Array): string {
  const bytes = Buffer.from(kept)
  const behindNonce = NONCE_BYTES + TAG_BYTES
  const opened = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(of))
    .setAuthTag(bytes.subarray(NONCE_BYTES, behindNonce))
  return opened.update(bytes.subarray(behindNonce), undefined, 'utf8') + opened.final('utf8')
}
