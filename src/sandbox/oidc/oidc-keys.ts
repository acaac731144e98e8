import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { SandboxRecord } from '../append-only-record.ts'

type KeptKey = { id: string; jwk: JWK }

/** The provider's RS256 key: made once and kept in the record, so tokens stay valid after a restart. */
export async function openKey(record: SandboxRecord) {
  const keys = record.collection<KeptKey>('oidc_keys')
  const kept = keys.list()[0] ?? (await newKey())
  if (!keys.get(kept.id)) keys.put(kept)
  const { kty, n, e } = kept.jwk
  const publicJwk = { kty, n, e, kid: kept.id, alg: 'RS256', use: 'sig' } as JWK
  return {
    kid: kept.id,
    publicJwk,
    privateKey: await importJWK(kept.jwk, 'RS256'),
    publicKey: await importJWK(publicJwk, 'RS256'),
  }
}

async function newKey(): Promise<KeptKey> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { id: crypto.randomUUID(), jwk: await exportJWK(privateKey) }
}
