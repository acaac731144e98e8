import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { App } from '../app.ts'

export type OauthKeys = {
  /** Signs the cookies of an authorization under way. */
  cookieKey: string
  /** ES256, private. The OAuth server publishes its public half; our tokens are opaque, so nothing is signed with it. */
  signingKey: JWK
}

const NAME = 'oauth'

/** The OAuth server's keys: made once a database, by whichever process is first. */
export async function oauthKeys(app: App): Promise<OauthKeys> {
  const found = await app.db.serverKey.findUnique({ where: { name: NAME } })
  if (found) return found.value as OauthKeys
  await app.db.serverKey.createMany({
    data: [{ name: NAME, value: await newKeys() }],
    skipDuplicates: true,
  })
  const { value } = await app.db.serverKey.findUniqueOrThrow({ where: { name: NAME } })
  return value as OauthKeys
}

async function newKeys() {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const { kty, crv, x = '', y = '', d = '' } = await exportJWK(privateKey)
  return {
    cookieKey: randomBytes(32).toString('base64url'),
    signingKey: { kty: String(kty), crv: String(crv), x, y, d, alg: 'ES256', use: 'sig' },
  }
}
