import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `cs_test_a1…`, `evt_1…`, `pi_3…`: a prefix and random letters and digits, as long as Stripe's own. */
export function stripeId(prefix: string, length = 24): string {
  const letters = Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length])
  return prefix + letters.join('')
}
