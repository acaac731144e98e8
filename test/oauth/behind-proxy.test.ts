import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentOf, REDIRECT_URI, register } from '../support/oauth-agent.ts'
import { openWorld, type World } from '../support/world.ts'

/** A proxy that ends TLS may or may not report it: only BASE_URL counts. */
const PUBLIC_URL = 'https://desk.example'

let world: World
let here: string
beforeAll(async () => {
  world = await openWorld({ workJobs: false, settings: { BASE_URL: PUBLIC_URL, SANDBOX: 'on' } })
  here = `http://localhost:${world.app.config.port}`
})
afterAll(() => world.close())

test('addresses are the public ones, cookies are for https alone', async () => {
  const metadata = await fetch(`${here}/.well-known/oauth-authorization-server`)
  expect(await metadata.json()).toMatchObject({
    issuer: PUBLIC_URL,
    token_endpoint: `${PUBLIC_URL}/oauth/token`,
    registration_endpoint: `${PUBLIC_URL}/oauth/register`,
  })
  const { body } = await register({ ...world, url: here }, { redirect_uris: [REDIRECT_URI] })
  const agent = agentOf({ ...world, url: here }, body.client_id)
  const asked = await fetch(agent.authorizeUrl({ resource: `${PUBLIC_URL}/mcp` }), {
    redirect: 'manual',
    headers: { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' },
  })
  expect(asked.status).toBe(303)
  expect(asked.headers.get('location')).toMatch(/^(https:\/\/desk\.example)?\/consent\//)
  const cookies = asked.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Secure-oauth-/)
    expect(cookie).toMatch(/; secure/i)
    expect(cookie).toMatch(/; httponly/i)
    expect(cookie).toMatch(/; samesite=lax/i)
  }
})
