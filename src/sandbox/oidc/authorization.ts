import { z } from 'zod'
import type { Config } from '../../kernel/config/config.ts'

const single = z.string().max(2_000)

/** The parts of an authorization request (OpenID Connect Core §3.1.2.1) needed for code flow with PKCE. */
const AuthorizationRequest = z.object({
  client_id: single,
  redirect_uri: single,
  response_type: single,
  scope: single.default('openid'),
  state: single.optional(),
  nonce: single.optional(),
  code_challenge: single.optional(),
  code_challenge_method: single.optional(),
  login_hint: single.optional(),
})

export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>

/** The error: shown to the person (`message`) if the client cannot be trusted, else sent to the client (`error`). */
export type Refused = { message: string } | { error: string; request: AuthorizationRequest }

export function readAuthorization(
  input: unknown,
  config: Config,
): { request: AuthorizationRequest } | { refused: Refused } {
  const parsed = AuthorizationRequest.safeParse(input)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? ''
    return { refused: { message: `The sign-in request is not right: ${field}.` } }
  }
  const request = parsed.data
  if (request.client_id !== config.oidc.clientId) {
    return { refused: { message: 'Unknown client_id.' } }
  }
  if (!isOurs(request.redirect_uri, config.baseUrl)) {
    return { refused: { message: 'redirect_uri is not an address of this client.' } }
  }
  const error = clientError(request)
  return error ? { refused: { error, request } } : { request }
}

function clientError(request: AuthorizationRequest): string | undefined {
  if (request.response_type !== 'code') return 'unsupported_response_type'
  if (!request.scope.split(' ').includes('openid')) return 'invalid_scope'
  const method = request.code_challenge_method
  if (request.code_challenge && method !== 'S256') return 'invalid_request'
  return undefined
}

function isOurs(address: string, baseUrl: string): boolean {
  return (
    URL.canParse(address) &&
    new URL(address).origin === new URL(baseUrl).origin &&
    address.startsWith(`${baseUrl}/`)
  )
}
