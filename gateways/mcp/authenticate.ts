import {
  type AuthInfo,
  bearerAuthChallengeResponse,
  getOAuthProtectedResourceMetadataUrl,
  OAuthError,
  OAuthErrorCode,
  verifyBearerToken,
} from '@modelcontextprotocol/server'
import type { Response as ExpressResponse, RequestHandler } from 'express'
import type { Context } from '../../schema/context.ts'
import { AGENT_SCOPES, agentScopes } from '../../src/accounts/agent-scopes.ts'
import { findAgent } from '../../src/agents/agent-of-access-token.ts'
import { mcpUrl } from '../../src/agents/mcp-url.ts'
import type { App } from '../../src/app.ts'

/**
 * Lets agents in by access token. An agent without one gets a challenge that says where to get one, and will request
 * every scope named there. So the challenge names all scopes, and the owner ticks those to grant.
 */
export function requireAgent(app: App): RequestHandler {
  const resourceMetadataUrl = getOAuthProtectedResourceMetadataUrl(new URL(mcpUrl(app.config)))
  const verifier = { verifyAccessToken: (token: string) => authInfoOf(app, token) }
  return async (request, response, next) => {
    try {
      refuseTokenInAddress(request.query)
      request.auth = await verifyBearerToken(request.headers.authorization, {
        verifier,
        resourceMetadataUrl,
      })
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error
      const challenge = { requiredScopes: [...AGENT_SCOPES], resourceMetadataUrl }
      const refusal = bearerAuthChallengeResponse(error, challenge)
      if (request.headers.authorization === undefined) withoutError(refusal.headers)
      return answer(response, refusal)
    }
    next()
  }
}

/** The context for a request's tools. */
export function agentContext(app: App, auth: AuthInfo | undefined): Context {
  if (!auth) return { app, viewer: { kind: 'anonymous' } }
  const scopes = agentScopes(auth.scopes)
  return { app, viewer: { kind: 'agent', accountId: String(auth.extra?.accountId), scopes } }
}

/** @throws {OAuthError} invalid_token */
async function authInfoOf(app: App, token: string): Promise<AuthInfo> {
  const agent = await findAgent(app, token)
  if (!agent) throw new OAuthError(OAuthErrorCode.InvalidToken, 'Unknown or ended access token')
  const { viewer, clientId, expiresAt } = agent
  return {
    token,
    clientId,
    scopes: [...viewer.scopes],
    expiresAt: expiresAt.getTime() / 1_000,
    extra: { accountId: viewer.accountId },
  }
}

/** Addresses end up in logs, so a token in one counts as leaked (RFC 9700 §4.3.2). */
function refuseTokenInAddress(query: object) {
  if (!('access_token' in query)) return
  throw new OAuthError(
    OAuthErrorCode.InvalidRequest,
    'Send the access token in the Authorization header, never in the address',
  )
}

/** A request without credentials made no error: its challenge only says where to get a token (RFC 6750 §3.1). */
function withoutError(headers: Headers) {
  const challenge = headers.get('www-authenticate')
  if (challenge) headers.set('www-authenticate', challenge.replace(ERROR_PARAMETERS, ''))
}

const ERROR_PARAMETERS = /error="[^"]*", error_description="[^"]*", /

async function answer(response: ExpressResponse, challenge: Response) {
  response
    .status(challenge.status)
    .setHeaders(challenge.headers)
    .send(await challenge.text())
}
