import { calculateJwkThumbprint, exportJWK, FlattenedSign, generateKeyPair, importJWK } from 'jose'
import type { App } from '../app.ts'
import { serverKey } from '../db/server-key.ts'
import { canonicalJson } from './canonical-json.ts'

/** ES256, private; `kid` is its RFC 7638 thumbprint. */
type CardKey = Record<'kty' | 'crv' | 'x' | 'y' | 'd' | 'kid' | 'alg' | 'use', string>

const NAME = 'cards'
const ALGORITHM = 'ES256'
export const CARD_KEYS_PATH = '/.well-known/jwks.json'

/** What signs the agent cards that are shown here: made at the first card, once a database. */
export function cardSigner(app: App) {
  let loading: Promise<CardKey> | undefined
  const jku = `${app.config.baseUrl}${CARD_KEYS_PATH}`
  return { keyId, publicKeys, sign }

  /** Asked again after a failure. */
  function key(): Promise<CardKey> {
    loading ??= serverKey(app, NAME, newKey).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function keyId(): Promise<string> {
    return (await key()).kid
  }

  /** The JSON Web Key Set with the public half. */
  async function publicKeys() {
    const { d: _, ...shown } = await key()
    return { keys: [shown] }
  }

  /** The card with its signature (A2A 1.0 §8.4): a JWS over its canonical form. No member of it may be empty. */
  async function sign<Card extends object>(card: Card) {
    const jwk = await key()
    const signed = await new FlattenedSign(new TextEncoder().encode(canonicalJson(card)))
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JOSE', kid: jwk.kid, jku })
      .sign(await importJWK(jwk, ALGORITHM))
    return {
      ...card,
      signatures: [{ protected: signed.protected, signature: signed.signature }],
    }
  }
}

export type CardSigner = ReturnType<typeof cardSigner>

async function newKey(): Promise<CardKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const { kty = '', crv = '', x = '', y = '', d = '' } = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint({ kty, crv, x, y })
  return { kty, crv, x, y, d, kid, alg: ALGORITHM, use: 'sig' }
}
