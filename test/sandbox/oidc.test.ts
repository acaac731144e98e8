import { createHash } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { openWorld } from './sandbox-world.ts'

const BASE_URL = 'http://site.example'
const VERIFIER = 'a-verifier-that-is-long-enough-for-the-specification'
const REQUEST = {
  client_id: 'frontdesk',
  redirect_uri: `${BASE_URL}/console/callback`,
  response_type: 'code',
  scope: 'openid email',
  state: 's"1',
  nonce: 'n1',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}

async function openProvider(dataDir?: string) {
  const world = await openWorld({ baseUrl: BASE_URL, ...(dataDir ? { dataDir } : {}) })
  const issuer = `${world.url}/oidc`
  const discovery = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()
  const authorize = (change: Record<string, string> = {}) =>
    fetch(discovery.authorization_endpoint, {
      method: 'POST',
      body: new URLSearchParams({ ...REQUEST, email: 'Rosa@Example.com', ...change }),
      redirect: 'manual',
    })
  const codeFor = async (change: Record<string, string> = {}) => {
    const back = new URL((await authorize(change)).headers.get('Location') ?? '')
    return { back, code: back.searchParams.get('code') ?? '' }
  }
  const redeem = (code: string, change: Record<string, string> = {}, secret?: string) =>
    fetch(discovery.token_endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: REQUEST.redirect_uri,
        code_verifier: VERIFIER,
        ...change,
      }),
      headers: {
        Authorization: `Basic ${btoa(`frontdesk:${secret ?? world.config.oidc.clientSecret}`)}`,
      },
    })
  return { ...world, issuer, discovery, authorize, codeFor, redeem }
}

test('signing in gives a verified identity, the same for the same address', async () => {
  const { issuer, discovery, codeFor, redeem, config } = await openProvider()
  expect(discovery.issuer).toBe(config.oidc.issuer)
  const query = new URLSearchParams(REQUEST)
  const shown = await (await fetch(`${discovery.authorization_endpoint}?${query}`)).text()
  expect(shown).toContain('name="state" value="s&quot;1"')

  const { back, code } = await codeFor()
  expect(back.href.startsWith(REQUEST.redirect_uri)).toBe(true)
  expect(back.searchParams.get('state')).toBe(REQUEST.state)
  const tokens = await (await redeem(code)).json()
  const keys = createRemoteJWKSet(new URL(discovery.jwks_uri))
  const { payload } = await jwtVerify(tokens.id_token, keys, { issuer, audience: 'frontdesk' })
  expect(payload).toMatchObject({ nonce: 'n1', email: 'Rosa@Example.com', email_verified: true })

  const person = await fetch(discovery.userinfo_endpoint, {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  })
  expect(await person.json()).toMatchObject({ sub: payload.sub, email: 'Rosa@Example.com' })

  const post = { client_id: 'frontdesk', client_secret: config.oidc.clientSecret }
  const again = await fetch(discovery.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      ...post,
      grant_type: 'authorization_code',
      code: (await codeFor({ email: 'rosa@example.com' })).code,
      redirect_uri: REQUEST.redirect_uri,
      code_verifier: VERIFIER,
    }),
  })
  const second = await jwtVerify((await again.json()).id_token, keys)
  expect(second.payload.sub).toBe(payload.sub)
})

test('a code is good once, for its client, address and verifier', async () => {
  const { codeFor, redeem } = await openProvider()
  const { code } = await codeFor()
  expect((await redeem(code)).status).toBe(200)
  expect(await (await redeem(code)).json()).toEqual({ error: 'invalid_grant' })
  const refusals = [
    await redeem((await codeFor()).code, { code_verifier: 'other' }),
    await redeem((await codeFor()).code, { redirect_uri: `${BASE_URL}/other` }),
    await redeem((await codeFor()).code, { grant_type: 'password' }),
    await redeem((await codeFor()).code, {}, 'wrong'),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 401])
})

test('a request that cannot be trusted is told to the person, any other to the client', async () => {
  const { authorize, codeFor, discovery } = await openProvider()
  for (const change of [
    { client_id: 'other' },
    { redirect_uri: 'http://site.example.evil.example/' },
    { redirect_uri: 'javascript:alert(1)' },
  ]) {
    const refused = await authorize(change)
    expect([refused.status, refused.headers.get('Location')]).toEqual([400, null])
  }
  const told = async (change: Record<string, string>) =>
    (await codeFor(change)).back.searchParams.get('error')
  expect(await told({ response_type: 'token' })).toBe('unsupported_response_type')
  expect(await told({ code_challenge_method: 'plain' })).toBe('invalid_request')
  expect(await told({ deny: '1' })).toBe('access_denied')
  expect((await authorize({ email: 'nobody' })).status).toBe(400)
  const stranger = await fetch(discovery.userinfo_endpoint, {
    headers: { Authorization: 'Bearer x' },
  })
  expect(stranger.status).toBe(401)
})

test('the key outlives the sandbox', async () => {
  const first = await openProvider()
  const before = await (await fetch(first.discovery.jwks_uri)).json()
  const second = await openProvider(first.dataDir)
  expect(await (await fetch(second.discovery.jwks_uri)).json()).toEqual(before)
})
