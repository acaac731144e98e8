import { createHash, randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import { ProviderResting } from '../providers/circuit-breaker.ts'
import { SignInError } from '../providers/openid/sign-in-error.ts'
import { ownPath } from './return-after-sign-in.ts'
import { signedInAccount } from './signed-in-account.ts'
import { openWebSession } from './web-sessions.ts'

export const SIGN_IN_SECONDS_MAX = 600
const RETURN_TO = '/console'

/**
 * Starts a sign-in for a browser, identified by a random token, and returns the identity provider's address.
 * @throws {SignInError} provider_down
 */
export async function beginSignIn(
  app: App,
  { browser, returnTo }: { browser: string; returnTo: string | undefined },
): Promise<string> {
  const secrets = { state: random(), nonce: random(), codeVerifier: random() }
  const wanted = ownPath(returnTo ?? '') ?? RETURN_TO
  const url = await app.identityProvider
    .signInUrl(redirectUri(app), secrets)
    .catch((error) => tryAgainAt(error, wanted))
  await app.db.signInAttempt.create({
    data: {
      stateHash: sha256(secrets.state),
      browserHash: sha256(browser),
      nonce: secrets.nonce,
      codeVerifier: secrets.codeVerifier,
      returnTo: wanted,
      expiresAt: addSeconds(app.clock.now(), SIGN_IN_SECONDS_MAX),
    },
  })
  return url
}

/**
 * Completes a sign-in that the same browser started, once: finds or creates the account and opens a session.
 * @throws {SignInError} with `returnTo`, the page the person wanted, if known
 */
export async function finishSignIn(
  app: App,
  { browser, query }: { browser: string | undefined; query: URLSearchParams },
): Promise<{ sessionToken: string; returnTo: string }> {
  const state = query.get('state') ?? ''
  const attempt = browser === undefined ? undefined : await redeemAttempt(app, state, browser)
  if (!attempt) throw new SignInError('expired')
  const callbackUrl = new URL(`${redirectUri(app)}?${query}`)
  try {
    const identity = await app.identityProvider.identify(callbackUrl, { ...attempt, state })
    const accountId = await signedInAccount(app, identity)
    return { sessionToken: await openWebSession(app, accountId), returnTo: attempt.returnTo }
  } catch (error) {
    return tryAgainAt(error, attempt.returnTo)
  }
}

/** Deletes sign-ins that nobody finished. */
export async function forgetSignInAttempts(app: App): Promise<void> {
  await app.db.signInAttempt.deleteMany({ where: { expiresAt: { lte: app.clock.now() } } })
}

type Attempt = { nonce: string; codeVerifier: string; returnTo: string }

/** Deleting the row redeems it: of two callbacks with one `state`, one finds it. */
async function redeemAttempt(app: App, state: string, browser: string) {
  const { rows } = await app.pool.query<Attempt>(
    `DELETE FROM sign_in_attempts WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3
     RETURNING nonce, code_verifier AS "codeVerifier", return_to AS "returnTo"`,
    [sha256(state), sha256(browser), app.clock.now()],
  )
  return rows[0]
}

function redirectUri({ config }: App): string {
  return `${config.baseUrl}/sign-in/callback`
}

function tryAgainAt(error: unknown, returnTo: string): never {
  const known = error instanceof ProviderResting ? new SignInError('provider_down', error) : error
  if (known instanceof SignInError) known.returnTo = returnTo
  throw known
}

/** 256 bits, in the alphabet that `state`, `nonce` and PKCE verifiers share. */
function random(): string {
  return randomBytes(32).toString('base64url')
}

function sha256(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(text).digest())
}
