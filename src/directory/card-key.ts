import { calculateJwkThumbprint, exportJWK, FlattenedSign, generateKeyPair, importJWK } from 'jose'
import type { App } from '../app.ts'
import { type RollingKey, rollingKey } from '../platform/db/rolling-key.ts'
import { canonicalJson } from './canonical-json.ts'

/** ES256, private; `kid` is its RFC 7638 thumbprint. */
type CardKey = Record<'kty' | 'crv' | 'x' | 'y' | 'd' | 'kid' | 'alg' | 'use', string>

export const CARD_KEYS = 'cards'
/** A new key is published within this time. */
const KNOWN_MS = 60_000
const ALGORITHM = 'ES256'
export const CARD_KEYS_PATH = '/.well-known/jwks.json'

/** Signs our agent cards. The key is made with the first card, once for each database, and read again each minute. */
export function cardSigner(app: App) {
  let loading: Promise<RollingKey<CardKey>> | undefined
  let knownUntilMs = 0
  const jku = `${app.config.baseUrl}${CARD_KEYS_PATH}`
  return { keyId, publicKeys, sign }

  /** Read again after a failure. */
  function keys(): Promise<RollingKey<CardKey>> {
    const nowMs = app.clock.now().getTime()
    if (loading && nowMs < knownUntilMs) return loading
    knownUntilMs = nowMs + KNOWN_MS
    loading = rollingKey(app, CARD_KEYS, newCardKey).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function keyId(): Promise<string> {
    return (await keys()).signing.kid
  }

  /** The JSON Web Key Set with the public halves. */
  async function publicKeys() {
    const { believed } = await keys()
    return { keys: believed.map(({ d: _, ...shown }) => shown) }
  }

  /** The card with its signature (A2A 1.0 §8.4): a JWS over its canonical form. No member may be empty. */
  async function sign<Card extends object>(card: Card) {
    const { signing: jwk } = await keys()
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

export async function newCardKey(): Promise<CardKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const { kty = '', crv = '', x = '', y = '', d = '' } = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint({ kty, crv, x, y })
  return { kty, crv, x, y, d, kid, alg: ALGORITHM, use: 'sig' }
}
