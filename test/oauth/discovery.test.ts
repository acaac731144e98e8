import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { oauthKeys } from '../../src/agents/oauth-keys.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const read = async (path: string) => {
  const response = await fetch(`${world.url}${path}`, {
    headers: { origin: 'https://any.example' },
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test.each(['', '/mcp'])(
  'the resource says which server gives tokens for it (%s)',
  async (suffix) => {
    const { status, headers, body } = await read(`/.well-known/oauth-protected-resource${suffix}`)
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toMatchObject({
      resource: `${world.url}/mcp`,
      authorization_servers: [world.url],
      scopes_supported: AGENT_SCOPES,
      bearer_methods_supported: ['header'],
    })
  },
)

test.each(['', '/mcp'])('the server says where its doors are (%s)', async (suffix) => {
  const { status, headers, body } = await read(`/.well-known/oauth-authorization-server${suffix}`)
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toMatch(/^(\*|https:\/\/any\.example)$/)
  expect(body).toMatchObject({
    issuer: world.url,
    authorization_endpoint: `${world.url}/oauth/authorize`,
    token_endpoint: `${world.url}/oauth/token`,
    registration_endpoint: `${world.url}/oauth/register`,
    revocation_endpoint: `${world.url}/oauth/revoke`,
    jwks_uri: `${world.url}/oauth/jwks`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  })
  expect(body.scopes_supported).toEqual(AGENT_SCOPES)
})

test('keys are public by half, and the same for every process', async () => {
  const { body } = await read('/oauth/jwks')
  expect(body.keys).toHaveLength(1)
  expect(body.keys[0]).not.toHaveProperty('d')
  const stored = await world.app.db.serverKey.findMany()
  const { x } = body.keys[0]
  expect(stored.map(({ value }) => value)).toContainEqual(
    expect.objectContaining({ signingKey: expect.objectContaining({ x }) }),
  )
})

test('processes that start together agree on the keys', async () => {
  await world.app.db.serverKey.deleteMany()
  const made = await Promise.all([1, 2, 3, 4].map(() => oauthKeys(world.app)))
  expect(new Set(made.map(([keys]) => `${keys?.cookieKey} ${keys?.signingKey.d}`)).size).toBe(1)
})

test('a page of another site may register an agent and redeem its code', async () => {
  for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke']) {
    const preflight = await fetch(`${world.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://any.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,mcp-protocol-version',
      },
    })
    expect(preflight.status, path).toBe(204)
    const allowed = preflight.headers.get('access-control-allow-origin')
    expect(['*', 'https://any.example'], path).toContain(allowed)
    expect(preflight.headers.get('access-control-allow-credentials'), path).toBeNull()
  }
})

test('nothing else of the library is served', async () => {
  for (const path of [
    '/.well-known/openid-configuration',
    '/oauth/userinfo',
    '/oauth/introspect',
    '/me',
    '/request',
    '/session/end',
    '/session/end/confirm',
    '/interaction/x',
  ]) {
    expect((await fetch(`${world.url}${path}`)).status, path).toBe(404)
  }
  expect((await fetch(`${world.url}/session/end/confirm`, { method: 'POST' })).status).toBe(404)
  const token = await fetch(`${world.url}/oauth/token`)
  expect(token.status).toBeGreaterThanOrEqual(400)
  expect(token.status).toBeLessThan(500)
})
