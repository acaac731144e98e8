import { createServer } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOauth } from '../../gateways/oauth/oauth.ts'
import { asMetadata, download, readClientDocument } from '../../src/agents/client-document.ts'
import { isPublic, NotPublic } from '../../src/kernel/public-ip-address.ts'
import { AGENT_SITE_CERTIFICATE, openAgentSite } from '../support/agent-site.ts'
import { listenAnywhere } from '../support/listen.ts'
import { agentOf, BOTH, REDIRECT_URI } from '../support/oauth-agent.ts'
import { csrfIn, openBrowserByHand, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

const LOCAL = { address: '127.0.0.1', family: 4 }
const TRUST = { ca: AGENT_SITE_CERTIFICATE }

let world: World
let site: Awaited<ReturnType<typeof openAgentSite>>
let served: (path: string) => { status?: number; headers?: Record<string, string>; body?: string }
const visits: string[] = []
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  site = await openAgentSite((request, response) => {
    const path = request.url ?? ''
    visits.push(path)
    const { status = 200, headers = {}, body = '' } = served(path)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })
})
afterAll(async () => {
  site.close()
  await world.close()
})

describe('only the public internet is asked', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '2002:0a00:0001::',
    'nonsense',
  ])('%s: not public', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
    '%s: public',
    (address) => {
      expect(isPublic(address)).toBe(true)
    },
  )

  test.each([
    'https://127.0.0.1:1/c.json',
    'https://10.0.0.1/c.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/c.json',
    'https://[::ffff:169.254.169.254]/c.json',
    'https://2130706433/c.json',
    'https://0x7f.1/c.json',
    // A name that resolves to this machine.
    'https://localhost/c.json',
  ])('%s is refused before anything is sent', async (clientId) => {
    await expect(readClientDocument(clientId)).rejects.toBeInstanceOf(NotPublic)
  })
})

describe('what is read of a site', () => {
  const read = (path: string) => download(new URL(path, site.url), LOCAL, TRUST)

  test('a document, from the address that was checked', async () => {
    served = () => ({ body: '{"a":1}' })
    expect(await read('/c.json')).toBe('{"a":1}')
  })

  test('a redirect is not followed', async () => {
    served = (path) =>
      path === '/c.json' ? { status: 302, headers: { location: '/other.json' } } : { body: '{}' }
    await expect(read('/c.json')).rejects.toThrow('answered 302')
    expect(visits).not.toContain('/other.json')
  })

  test('a long document is left unread', async () => {
    served = () => ({ body: JSON.stringify({ client_name: 'x'.repeat(20_000) }) })
    await expect(read('/c.json')).rejects.toThrow('is too long')
  })

  test('a site with another certificate is not believed', async () => {
    served = () => ({ body: '{}' })
    const other = new URL('/c.json', site.url.replace('agent.example', 'other.example'))
    await expect(download(other, LOCAL, TRUST)).rejects.toThrow(/altname|certificate/i)
  })

  test.each([
    ['another client', { client_id: 'https://other.example/c.json' }, 'client_id'],
    [
      'a secret',
      { token_endpoint_auth_method: 'client_secret_post' },
      'token_endpoint_auth_method',
    ],
    ['an evil address', { redirect_uris: ['http://evil.example/cb'] }, 'redirect_uris'],
  ])('a document that names %s is refused', (_title, change, field) => {
    const id = 'https://agent.example/c.json'
    const document = { client_id: id, redirect_uris: [REDIRECT_URI], ...change }
    expect(() => asMetadata(id, JSON.stringify(document))).toThrow(
      expect.objectContaining({ field: expect.arrayContaining([field]) }),
    )
    for (const text of ['{', '[]', 'null']) expect(() => asMetadata(id, text)).toThrow()
  })
})

test('an agent whose id is the address of its document connects like any other', async () => {
  const clientId = `${site.url}/agent.json`
  served = () => ({
    body: JSON.stringify({
      client_id: clientId,
      client_name: 'Documented',
      redirect_uris: [REDIRECT_URI],
      scope: 'meetings:read',
    }),
  })
  const [one, another] = [await openDoors(), await openDoors()]
  const { url } = one
  const owner = await signIn(world, 'ann@example.com')
  const there = openBrowserByHand(url)
  for (const [name, value] of owner.cookies) there.cookies.set(name, value)
  const agent = agentOf({ ...world, url }, clientId)
  const resource = `${world.url}/mcp`

  const question = (await there.get(agent.authorizeUrl({ resource }))).location ?? ''
  // Any process may show the question.
  const { html } = await there.get(`${another.url}${question}`)
  expect(html).toContain('Documented')
  const yes = { csrf: csrfIn(html), decision: 'allow', scope: 'meetings:write' }
  const posted = await there.post(question, yes, { origin: world.url })
  const resumed = await there.get((posted.location ?? '').replace(world.url, url))
  const code = new URL(resumed.location ?? '').searchParams.get('code') ?? ''
  const { body } = await agent.redeem(code)
  expect(body).toMatchObject({ scope: BOTH, token_type: 'Bearer' })
  const again = await agent.refresh(body.refresh_token)
  expect(again.body.scope).toBe(BOTH)
  for (const doors of [one, another]) doors.close()
})

/** The product's OAuth endpoints as if in another process; these may visit this machine. */
async function openDoors() {
  const oauth = createOauth(world.app, async (id) =>
    asMetadata(id, await download(new URL(id), LOCAL, TRUST)),
  )
  const server = createServer(express().use(oauth))
  const url = await listenAnywhere(server)
  return {
    url,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('the door refuses an address of our own network with a page', async () => {
  const owner = await signIn(world, 'ann@example.com')
  for (const id of ['https://169.254.169.254/c.json', 'https://localhost/c.json']) {
    const refused = await owner.get(agentOf(world, id).authorizeUrl())
    expect(refused.status).toBe(400)
    expect(refused.html).toContain('cannot be connected')
  }
})
