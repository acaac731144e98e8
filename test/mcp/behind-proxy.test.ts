import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeAgentToken } from '../support/agent-token.ts'
import { sendRaw } from '../support/raw-http.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let token: string

beforeAll(async () => {
  world = await openWorld({
    workJobs: false,
    settings: { BASE_URL: 'https://desk.example', TRUST_PROXY: 'loopback', SANDBOX: 'on' },
  })
  token = await storeAgentToken(world.app, (await world.account()).accountId)
})
afterAll(() => world.close())

/** Requests from the proxy on the service's own machine; an accepted one gets the error that GET is not allowed. */
function send(headers: Record<string, string>) {
  const all = { authorization: `Bearer ${token}`, connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const inside = `http://localhost:${world.app.config.port}`
  return sendRaw(inside, [`GET /mcp HTTP/1.1\r\n${lines.join('')}\r\n`])
}

test('what counts is the host that the proxy was asked for', async () => {
  const forwarded = { host: '127.0.0.1:8080', 'x-forwarded-host': 'desk.example' }
  expect((await send(forwarded)).status).toBe(405)
  expect((await send({ host: 'desk.example' })).status).toBe(405)
  expect((await send({ host: 'localhost' })).status).toBe(403)
  expect((await send({ ...forwarded, 'x-forwarded-host': 'evil.example' })).status).toBe(403)
})

test('a page on this machine is another site', async () => {
  const here = { host: 'desk.example' }
  expect((await send({ ...here, origin: 'https://desk.example' })).status).toBe(405)
  expect((await send({ ...here, origin: 'http://localhost:3000' })).status).toBe(403)
})

test('the challenge says the public address', async () => {
  const { status, headers } = await send({ host: 'desk.example', authorization: 'Bearer none' })
  expect(status).toBe(401)
  expect(headers['www-authenticate']).toContain(
    'resource_metadata="https://desk.example/.well-known/oauth-protected-resource/mcp"',
  )
})
