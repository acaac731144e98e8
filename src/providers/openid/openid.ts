import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import type { Config } from '../../kernel/config/config.ts'
import { isLoopbackHttp } from '../../kernel/config/loopback.ts'
import type { IdentityProvider, SignInSecrets } from './identity-provider.ts'
import { SignInError } from './sign-in-error.ts'

/** Endpoints change rarely; the keys change more often, and the library refreshes those itself. */
const DISCOVERED_FOR_MS = 3_600_000
const TIMEOUT_SECONDS = 10

/** Any OpenID provider with code flow and PKCE. Reads its metadata at the first sign-in, so it may start after us. */
export function openIdProvider({ oidc }: Pick<Config, 'oidc'>): IdentityProvider {
  const metadata = remembered(() => discover(oidc))
  return {
    async signInUrl(redirectUri, { state, nonce, codeVerifier }) {
      const provider = await metadata().catch(asSignInError)
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }
      return buildAuthorizationUrl(provider, parameters).href
    },
    identify: (callbackUrl, secrets) =>
      metadata()
        .then((provider) => identify(provider, callbackUrl, secrets))
        .catch(asSignInError),
  }
}

/** Also checks the token's signature, although TLS proves the source: a proxy in between may belong to someone else. */
function discover({ issuer, clientId, clientSecret }: Config['oidc']): Promise<Configuration> {
  const loopback = isLoopbackHttp(issuer) ? [allowInsecureRequests] : []
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [enableNonRepudiationChecks, ...loopback],
    timeout: TIMEOUT_SECONDS,
  })
}

/** The email comes from the ID token or from userinfo; the provider chooses which (Core §5.4). */
async function identify(provider: Configuration, callbackUrl: URL, secrets: SignInSecrets) {
  const tokens = await authorizationCodeGrant(provider, callbackUrl, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: secrets.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new SignInError('refused')
  const { email, email_verified: verified } =
    claims.email === undefined && provider.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(provider, tokens.access_token, claims.sub)
      : claims
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : undefined,
    // Some providers send a string, against Core §5.1.
    emailVerified: verified === true || verified === 'true',
  }
}

function asSignInError(error: unknown): never {
  if (error instanceof SignInError) throw error
  throw new SignInError(isRefusal(error) ? 'refused' : 'provider_down', error)
}

/** Denied, or data that does not match. Every other error counts as the provider failing to answer. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) {
    return !['server_error', 'temporarily_unavailable'].includes(error.error)
  }
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REFUSALS.has(code)
}

const REFUSALS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])

/** One request serves all who wait; it is repeated after a failure or when the answer is old. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { answer: Promise<T>; untilMs: number } | undefined
  return () => {
    if (known && known.untilMs > performance.now()) return known.answer
    const answer = ask()
    known = { answer, untilMs: performance.now() + DISCOVERED_FOR_MS }
    answer.catch(() => {
      known = undefined
    })
    return answer
  }
}
