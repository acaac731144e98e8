import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import { jwtVerify, SignJWT } from 'jose'
import type { Sandbox } from '../sandbox.ts'
import type { Codes, Grant } from './authorization-codes.ts'
import type { openKey } from './oidc-keys.ts'

const TOKEN_LIFE_SECONDS = 3_600
const ACCESS_TOKEN_TYPE = 'at+jwt'

/** The token and userinfo endpoints. Access tokens are JWTs, so they are not stored. */
export function openTokens(parts: {
  sandbox: Sandbox
  codes: Codes
  keyOnce: () => ReturnType<typeof openKey>
}) {
  const { codes, keyOnce } = parts
  const { config, clock } = parts.sandbox
  const { issuer, clientId, clientSecret } = config.oidc

  const sign = async (claims: Record<string, unknown>, audience: string, typ: string) => {
    const { kid, privateKey } = await keyOnce()
    const nowSeconds = Math.floor(clock.now().getTime() / 1_000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid, typ })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(nowSeconds)
      .setExpirationTime(nowSeconds + TOKEN_LIFE_SECONDS)
      .sign(privateKey)
  }
  return {
    async issue(request: Request, response: Response): Promise<void> {
      const form = request.body ?? {}
      const client = readClient(request.get('Authorization'), form)
      if (client.id !== clientId || client.secret !== clientSecret) {
        response.set('WWW-Authenticate', 'Basic realm="sandbox"')
        response.status(401).json({ error: 'invalid_client' })
        return
      }
      if (form.grant_type !== 'authorization_code') {
        response.status(400).json({ error: 'unsupported_grant_type' })
        return
      }
      const grant = codes.redeem(String(form.code ?? ''))
      if (!grant || !isFor(grant, form)) {
        response.status(400).json({ error: 'invalid_grant' })
        return
      }
      const claims = identity(grant.email)
      const { nonce, scope } = grant.request
      response.json({
        access_token: await sign({ ...claims, scope }, `${issuer}/userinfo`, ACCESS_TOKEN_TYPE),
        token_type: 'Bearer',
        expires_in: TOKEN_LIFE_SECONDS,
        scope,
        id_token: await sign({ ...claims, ...(nonce ? { nonce } : {}) }, clientId, 'JWT'),
      })
    },
    async userinfo(request: Request, response: Response): Promise<void> {
      const token = /^Bearer (.+)$/i.exec(request.get('Authorization') ?? '')?.[1] ?? ''
      const { publicKey } = await keyOnce()
      const verified = await jwtVerify(token, publicKey, {
        issuer,
        audience: `${issuer}/userinfo`,
        typ: ACCESS_TOKEN_TYPE,
        currentDate: clock.now(),
      }).catch(() => undefined)
      if (verified) response.json(identity(String(verified.payload.email)))
      else response.status(401).set('WWW-Authenticate', 'Bearer error="invalid_token"').end()
    },
  }
}

/** The same address is the same person, in upper or lower case. For `unverified…@…` only the address is known. */
function identity(email: string) {
  const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)
  return {
    sub,
    email,
    email_verified: !/^unverified/i.test(email),
    name: email.split('@')[0] ?? email,
  }
}

/** RFC 6749 §2.3.1: in the Authorization header, each half form-encoded; or in the form. */
function readClient(authorization: string | undefined, form: Record<string, unknown>) {
  const basic = /^Basic (.+)$/i.exec(authorization ?? '')?.[1]
  if (!basic) return { id: form.client_id, secret: form.client_secret }
  const [id = '', ...secret] = Buffer.from(basic, 'base64').toString().split(':')
  const decode = (text: string) => new URLSearchParams(`v=${text}`).get('v')
  return { id: decode(id), secret: decode(secret.join(':')) }
}

function isFor({ request }: Grant, form: Record<string, unknown>): boolean {
  if (form.redirect_uri !== request.redirect_uri) return false
  if (!request.code_challenge) return true
  const verifier = String(form.code_verifier ?? '')
  return createHash('sha256').update(verifier).digest('base64url') === request.code_challenge
}
