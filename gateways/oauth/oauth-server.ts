import type { Response } from 'express'
import {
  type Configuration,
  type ErrorOut,
  errors,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider'
import { AGENT_SCOPES, READ_MEETINGS } from '../../src/accounts/agent-scopes.ts'
import { mcpUrl } from '../../src/agents/mcp-url.ts'
import { type OauthKeys, oauthKeys } from '../../src/agents/oauth-keys.ts'
import type { App } from '../../src/app.ts'
import { isLoopbackHttp } from '../../src/kernel/config/loopback.ts'
import { renderProblem } from '../browser/problem-page.ts'
import type { DocumentDoor } from './look-up-client-document.ts'
import { createAdapter } from './oauth-record-store.ts'
import { TOKEN_LIFETIMES } from './token-lifetimes.ts'

/** The OAuth server, created at the first request that needs it. */
export type ProviderOnce = () => Promise<Provider>

/** The OAuth server: every feature not configured here is off. */
export async function createProvider(app: App, documents: DocumentDoor): Promise<Provider> {
  const provider = new Provider(
    app.config.baseUrl,
    configuration(app, documents, await oauthKeys(app)),
  )
  // The `x-forwarded-` headers it trusts are set by us, in gateways/oauth/oauth-paths.ts.
  provider.proxy = true
  provider.use(alwaysReading)
  provider.use(listsOurScopes)
  provider.on('server_error', (_ctx, error) => app.log.error({ error }, 'OAuth server failed'))
  return provider
}

function configuration(
  app: App,
  documents: DocumentDoor,
  keys: readonly OauthKeys[],
): Configuration {
  const resource = mcpUrl(app.config)
  return {
    adapter: createAdapter(app),
    jwks: { keys: keys.map(({ signingKey }) => signingKey as never) },
    cookies: cookies(app, keys),
    ttl: TOKEN_LIFETIMES,
    scopes: [...AGENT_SCOPES],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    clientBasedCORS: () => true,
    // A grant belongs to one consent. Every connection asks again, so reconnecting can change the scopes.
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId)
    },
    findAccount: (_ctx, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
    interactions: { url: (_ctx, { uid }) => `/consent/${uid}` },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
    },
    // Implemented in gateways/oauth/registration.ts.
    discovery: { registration_endpoint: `${app.config.baseUrl}/oauth/register` },
    renderError,
    fetch: documents.fetch,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      clientIdMetadataDocument: {
        enabled: true,
        ack: 'draft-02',
        allowFetch: documents.allowFetch,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => resource,
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, asked) => {
          if (asked !== resource) throw new errors.InvalidTarget()
          return {
            scope: AGENT_SCOPES.join(' '),
            audience: resource,
            accessTokenTTL: TOKEN_LIFETIMES.AccessToken,
            accessTokenFormat: 'opaque',
          }
        },
      },
    },
  }
}

function cookies({ config }: App, keys: readonly OauthKeys[]): Configuration['cookies'] {
  const secure = !isLoopbackHttp(config.baseUrl)
  const options = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const
  const prefix = secure ? '__Secure-' : ''
  return {
    keys: keys.map(({ cookieKey }) => cookieKey),
    names: {
      session: `${prefix}oauth-session`,
      interaction: `${prefix}oauth-interaction`,
      resume: `${prefix}oauth-resume`,
    },
    long: options,
    short: options,
  }
}

/** Reading meetings is always included, whatever scopes a request names. */
async function alwaysReading(ctx: KoaContextWithOIDC, next: () => Promise<void>) {
  if (ctx.method === 'GET' && ctx.path === '/oauth/authorize') {
    const { scope = '' } = ctx.query
    // A repeated scope parameter is refused by the library.
    if (!Array.isArray(scope)) {
      const scopes = new Set([READ_MEETINGS, ...scope.split(' ').filter(Boolean)])
      ctx.query = { ...ctx.query, scope: [...scopes].join(' ') }
    }
  }
  await next()
}

/** The library lists `openid` too, which it then refuses: a token is for the MCP server alone. */
async function listsOurScopes(ctx: KoaContextWithOIDC, next: () => Promise<void>) {
  await next()
  const { body } = ctx
  if (typeof body === 'object' && body && 'scopes_supported' in body) {
    body.scopes_supported = AGENT_SCOPES
  }
}

/** Errors that cannot be sent back to the agent are shown to the person. */
async function renderError(ctx: KoaContextWithOIDC, out: ErrorOut) {
  ctx.respond = false
  const ours = ctx.status >= 500
  renderProblem(ctx.res as Response, ctx.status, {
    title: ours ? 'Something went wrong on our side' : 'This agent cannot be connected',
    text: ours
      ? 'Nothing was changed. Try again in a minute.'
      : `What it asked for is not right (${out.error_description ?? out.error}). Nothing was ` +
        `changed. Start again from the agent; if it happens again, contact the agent's developer.`,
  })
}
