import express, { type RequestHandler, Router } from 'express'
import { faultGate } from '../faults.ts'
import type { Sandbox } from '../sandbox.ts'
import { openCodes } from './authorization-codes.ts'
import { authorizeDoor } from './authorize-door.ts'
import { openKey } from './oidc-keys.ts'
import { openTokens } from './tokens.ts'

/** An OpenID provider (code flow, PKCE S256, RS256) where a person signs in by typing an email address. */
export function oidc(sandbox: Sandbox): { router: Router } {
  const { issuer } = sandbox.config.oidc
  const codes = openCodes(sandbox.clock)
  let key: ReturnType<typeof openKey> | undefined
  const keyOnce = () => {
    key ??= openKey(sandbox.record)
    return key
  }
  const tokens = openTokens({ sandbox, codes, keyOnce })
  const router = Router()
  const gate = faultGate(sandbox.faults, 'oidc')

  router.get('/oidc/.well-known/openid-configuration', gate, (_request, response) => {
    response.json(discovery(issuer))
  })
  router.get('/oidc/jwks', gate, async (_request, response) => {
    response.json({ keys: [(await keyOnce()).publicJwk] })
  })
  router.use('/oidc/authorize', authorizeDoor(sandbox.config, codes))
  router.post('/oidc/token', gate, express.urlencoded({ extended: false }), noStore, tokens.issue)
  router.get('/oidc/userinfo', gate, tokens.userinfo)
  return { router }
}

const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: ['sub', 'email', 'email_verified', 'name'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}
