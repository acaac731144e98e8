import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { agentOf, openAgent, REDIRECT_URI, register } from '../support/oauth-agent.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

describe('where an owner’s answer may go', () => {
  test.each([
    'https://claude.ai/api/mcp/auth_callback',
    'http://localhost:3000/cb',
    'http://127.0.0.1/cb',
    'http://[::1]:8123/cb',
    'com.example.app:/cb',
    'cursor://anysphere.cursor-mcp/oauth/callback',
  ])('%s: may', async (address) => {
    const { status, body } = await register(world, { redirect_uris: [address] })
    expect([status, body.redirect_uris]).toEqual([201, [address]])
  })

  test.each([
    'http://evil.example/cb',
    'http://127.0.0.1.evil.example/cb',
    'http://localhost@evil.example/cb',
    'https://good.example@evil.example/cb',
    'https://a.example/cb#fragment',
    'https://a.example/cb#',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://a.example/x',
    'vbscript:x',
    'ftp://a.example/cb',
    'myapp:/cb',
    '//a.example/cb',
    '/cb',
    'https://',
    '',
    'https://a.example/ cb',
    `https://a.example/${'x'.repeat(1_000)}`,
  ])('%s: may not', async (address) => {
    const refused = await register(world, { redirect_uris: [REDIRECT_URI, address] })
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_redirect_uri'])
    expect(refused.body.error_description).toMatch(/^redirect_uris\.1: /)
  })
})

test('a registration that says little is a public client that may ask for both permissions', async () => {
  const { status, headers, body } = await register(world, {
    redirect_uris: [REDIRECT_URI],
    scope: 'meetings:read',
    token_endpoint_auth_method: 'client_secret_basic',
    logo_uri: 'https://a.example/logo.png',
  })
  expect(status).toBe(201)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(body).toEqual({
    client_id: expect.stringMatching(/^[\w-]{22}$/),
    client_id_issued_at: expect.any(Number),
    client_name: '127.0.0.1:3999',
    redirect_uris: [REDIRECT_URI],
    application_type: 'native',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: AGENT_SCOPES.join(' '),
  })
})

test('an agent that never asks to refresh gets no refresh token', async () => {
  const owner = await signIn(world, 'ann@example.com')
  const agent = await openAgent(world, { grant_types: ['authorization_code'] })
  const { body } = await agent.redeem(await agent.codeFor(owner))
  expect(body.access_token).toBeTruthy()
  expect(body.refresh_token).toBeUndefined()
})

test('an agent that registered when there was less to ask for may ask for all there is', async () => {
  const owner = await signIn(world, 'ann@example.com')
  const agent = await openAgent(world)
  const earlier = 'meetings:read meetings:write'
  await world.app.pool.query(
    `UPDATE oauth_records SET payload = jsonb_set(payload, '{scope}', to_jsonb($1::text)) WHERE model = 'Client'`,
    [earlier],
  )
  const wishes = { scope: AGENT_SCOPES.join(' '), ticks: ['notes:read', 'messages:read'] }
  const { scope } = await agent.connect(owner, wishes)
  expect(scope).toBe('meetings:read messages:read notes:read')
})

test('an app on the device may answer at another port than it registered', async () => {
  const owner = await signIn(world, 'ann@example.com')
  const { clientId } = await openAgent(world)
  const moved = agentOf(world, clientId, 'http://127.0.0.1:4567/callback')
  expect((await moved.connect(owner)).scope).toBe('meetings:read')
})

test.each([
  ['no redirect_uris', {}, 'invalid_redirect_uri'],
  ['none at all', { redirect_uris: [] }, 'invalid_redirect_uri'],
  ['too many', { redirect_uris: Array(11).fill(REDIRECT_URI) }, 'invalid_redirect_uri'],
  ['no list', { redirect_uris: REDIRECT_URI }, 'invalid_redirect_uri'],
  ['implicit', { response_types: ['token'] }, 'invalid_client_metadata'],
  ['machine', { grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
  ['a name that is none', { client_name: { en: 'x' } }, 'invalid_client_metadata'],
  ['a book for a name', { client_name: 'x'.repeat(1_001) }, 'invalid_client_metadata'],
])('refused: %s', async (_title, metadata, error) => {
  const given = error === 'invalid_redirect_uri' ? {} : { redirect_uris: [REDIRECT_URI] }
  const refused = await register(world, { ...given, ...metadata })
  expect([refused.status, refused.body.error]).toEqual([400, error])
})

test('a body that is not a registration is told so', async () => {
  const post = async (body: string, type = 'application/json') => {
    const headers = { 'content-type': type }
    const sent = await fetch(`${world.url}/oauth/register`, { method: 'POST', headers, body })
    return [sent.status, (await sent.json()).error]
  }
  expect(await post('{')).toEqual([400, 'invalid_client_metadata'])
  expect(await post('[]')).toEqual([400, 'invalid_client_metadata'])
  expect(await post('"x"')).toEqual([400, 'invalid_client_metadata'])
  expect(await post('a=b', 'application/x-www-form-urlencoded')).toEqual([
    400,
    'invalid_client_metadata',
  ])
  expect(await post(JSON.stringify({ client_name: 'x'.repeat(20_000) }))).toEqual([
    413,
    'invalid_client_metadata',
  ])
})

test('a flood from one address is told to wait', async () => {
  const quiet = await openWorld({ workJobs: false })
  const flood = Array.from({ length: 60 }, () => register(quiet, { redirect_uris: [REDIRECT_URI] }))
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses).toEqual(Array(60).fill(201))
  const refused = await register(quiet, { redirect_uris: [REDIRECT_URI] })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await quiet.close()
})
