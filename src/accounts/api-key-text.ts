import { hash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
const FORM = new RegExp(`^fd_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`)

/**
 * `fd_` + 32 random bytes in base62 + a checksum of six characters, so that scanners and typos are detected without a
 * look-up.
 */
export function newApiKey(): string {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH)
  return `fd_${secret}${checksum(secret)}`
}

/** Whether the text has the form of a key. Only the table knows whether it is one. */
export function looksLikeApiKey(text: string): boolean {
  return (
    FORM.test(text) && checksum(text.slice(3, 3 + SECRET_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
  )
}

/** What is stored of a key. A random key of 256 bits needs no slow hash. */
export function hashApiKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

function checksum(secret: string): string {
  let rest = crc32(secret)
  let text = ''
  // At each request: a number of 32 bits needs no BigInt.
  while (text.length < CHECKSUM_LENGTH) {
    text = BASE62.charAt(rest % 62) + text
    rest = Math.floor(rest / 62)
  }
  return text
}

function base62(value: bigint, length: number): string {
  let rest = value
  let text = ''
  while (text.length < length) {
    text = BASE62.charAt(Number(rest % 62n)) + text
    rest /= 62n
  }
  return text
}
