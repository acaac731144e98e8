import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { App } from '../app.ts'
import { rollingKey } from '../platform/db/rolling-key.ts'

export type OauthKeys = {
  /** Signs the cookies of an authorization in progress. */
  cookieKey: string
  /**
   * ES256, private. The OAuth server publishes the public half. Our tokens are opaque, so nothing is signed with it.
   */
  signingKey: JWK
}

export const OAUTH_KEYS = 'oauth'

/** The OAuth server's keys, the signing one first. Made once for each database, by the first process. */
export async function oauthKeys(app: App): Promise<OauthKeys[]> {
  return (await rollingKey(app, OAUTH_KEYS, newOauthKeys)).believed
}

export async function newOauthKeys(): Promise<OauthKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const { kty, crv, x = '', y = '', d = '' } = await exportJWK(privateKey)
  return {
    cookieKey: randomBytes(32).toString('base64url'),
    signingKey: { kty: String(kty), crv: String(crv), x, y, d, alg: 'ES256', use: 'sig' },
  }
}
