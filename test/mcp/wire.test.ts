import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AGENT_SCOPES } from '../../src/accounts/agent-scopes.ts'
import { READ_ONLY, storeAgentToken } from '../support/agent-token.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { sendRaw } from '../support/raw-http.ts'
import { openWorld, type World } from '../support/world.ts'

const REVISION = '2026-07-28'

let world: World
let token: string
let accountId: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  accountId = (await world.account()).accountId
  token = await storeAgentToken(world.app, accountId)
})
afterAll(() => world.close())

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const bearer = (value: string) => ({ authorization: `Bearer ${value}` })

type Request = {
  body?: unknown
  headers?: Record<string, string>
  method?: string
  path?: string
  as?: string
}

/** A request of a 2025 client, unless the parameters differ. */
async function send({ body = LIST, headers = {}, method = 'POST', path = '/mcp', as }: Request) {
  const response = await fetch(`${world.url}${path}`, {
    method,
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...bearer(as ?? token),
      ...headers,
    },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const error = ({ text }: { text: string }) =>
  JSON.parse(text).error as { code: number; message: string }
/** The message of an event stream with a single message. */
const event = ({ text }: { text: string }) => JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? 'null')

/** A request of a 2026 client. */
function modern(method: string, params: object = {}, headers: Record<string, string> = {}) {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': REVISION,
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const body = { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } }
  return {
    body,
    headers: { 'mcp-protocol-version': REVISION, 'mcp-method': method, ...headers },
  }
}

const call = (name: string, args: object = {}) =>
  modern('tools/call', { name, arguments: args }, { 'mcp-name': name })

test.each(['*/*', 'application/*, text/*;q=0.5', '*/*;q=0.8', 'application/json, */*'])(
  'whoever accepts %s accepts both forms of an answer',
  async (accept) => {
    const old = await send({ headers: { accept } })
    expect([old.status, old.text.includes('"tools"')]).toEqual([200, true])
    const { body, headers } = modern('tools/list')
    expect((await send({ body, headers: { ...headers, accept } })).status).toBe(200)
  },
)

test.each(['text/html', 'application/json;q=0, */*', '*/*;q=0'])(
  'but not whoever accepts %s',
  async (accept) => {
    expect((await send({ headers: { accept } })).status).toBe(406)
  },
)

describe('who is asking', () => {
  const where = () =>
    `scope="${AGENT_SCOPES.join(' ')}", resource_metadata="${world.url}/.well-known/oauth-protected-resource/mcp"`
  const challenge = (message: string) =>
    `Bearer error="invalid_token", error_description="${message}", ${where()}`

  test.each(['POST', 'GET', 'HEAD', 'DELETE', 'OPTIONS'])(
    'a %s without a token is told where to get one, and what to ask for',
    async (method) => {
      const response = await fetch(`${world.url}/mcp`, { method })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe(`Bearer ${where()}`)
    },
  )

  test('one that is no bearer token is told so', async () => {
    const headers = { authorization: 'Basic YTpi' }
    const response = await fetch(`${world.url}/mcp`, { method: 'POST', headers })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token", /)
  })

  test('a token that is unknown, expired or for another resource is none', async () => {
    const expired = await storeAgentToken(world.app, accountId, { lifeSeconds: -1 })
    const elsewhere = await storeAgentToken(world.app, accountId, {
      audience: 'https://other.example/mcp',
    })
    for (const as of ['unknown', expired, elsewhere]) {
      const { status, headers, text } = await send({ as })
      expect(status).toBe(401)
      expect(headers.get('www-authenticate')).toBe(challenge('Unknown or ended access token'))
      expect(JSON.parse(text)).toMatchObject({ error: 'invalid_token' })
    }
  })

  test('an API key is no access token, and an access token no API key', async () => {
    const { key } = await world.account()
    expect((await send({ as: key })).status).toBe(401)
    const response = await fetch(`${world.url}/v1/account`, { headers: bearer(token) })
    expect(response.status).toBe(401)
  })

  test('a token ends with its grant, at once', async () => {
    const ended = await storeAgentToken(world.app, (await world.account()).accountId)
    expect((await send({ as: ended })).status).toBe(200)
    const { accountId: owner } = await world.app.db.agentGrant.findFirstOrThrow({
      orderBy: { createdAt: 'desc' },
    })
    await world.app.db.agentGrant.deleteMany({ where: { accountId: owner } })
    expect((await send({ as: ended })).status).toBe(401)
  })

  test('a token in the address is refused, also beside a good one', async () => {
    const { status, text } = await send({ path: `/mcp?access_token=${token}` })
    expect(status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ error: 'invalid_request' })
    const bare = await fetch(`${world.url}/mcp?access_token=${token}`, { method: 'POST' })
    expect(bare.status).toBe(400)
  })
})

describe('a permission that was not ticked', () => {
  const STEP_UP = () =>
    `Bearer error="insufficient_scope", error_description="Insufficient scope", scope="meetings:read meetings:write", resource_metadata="${world.url}/.well-known/oauth-protected-resource/mcp"`

  test.each(['schedule_meeting_notes', 'cancel_meeting_notes'])(
    '%s is 403 and says what to ask for; nothing happens',
    async (name) => {
      const owner = await world.account()
      const as = await storeAgentToken(world.app, owner.accountId, { scopes: READ_ONLY })
      const { id } = await storeMeeting(world.app, owner.accountId)
      const args = { meeting_id: id, meeting_url: 'https://meet.google.com/abc-defg-hij' }
      const params = { name, arguments: args }
      for (const request of [
        call(name, args),
        { body: { ...LIST, method: 'tools/call', params } },
      ]) {
        const { status, headers } = await send({ ...request, as })
        expect(status).toBe(403)
        expect(headers.get('www-authenticate')).toBe(STEP_UP())
      }
      const { items } = (await owner.api.get<{ items: { state: string }[] }>('/meetings')).body
      expect(items.map(({ state }) => state)).toEqual(['scheduled'])
    },
  )

  test('a token without a permission reads nothing', async () => {
    const as = await storeAgentToken(world.app, accountId, { scopes: [] })
    expect((await send({ ...call('get_meeting'), as })).status).toBe(403)
  })

  test('headers are looked at first: a request that contradicts itself is no step-up', async () => {
    const as = await storeAgentToken(world.app, accountId, { scopes: READ_ONLY })
    const { body } = call('cancel_meeting_notes', { meeting_id: 'mtg_1' })
    const { headers } = call('get_meeting')
    const answer = await send({ body, headers, as })
    expect(answer.status).toBe(400)
    expect(error(answer).code).toBe(-32_020)
  })
})

describe('where it comes from', () => {
  test.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'nonsense'])(
    'a page of %s is refused',
    async (origin) => {
      const answer = await send({ headers: { origin } })
      expect(answer.status).toBe(403)
      expect(error(answer)).toMatchObject({
        code: -32_000,
        message: expect.stringMatching(/Origin/),
      })
    },
  )

  test.each(['evil.example', 'localhost.evil.example:80', 'user@evil.example', '[', ''])(
    'a request for the host %o is refused',
    async (host) => {
      const { status } = await sendRaw(world.url, [
        `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
      ])
      expect(status).toBe(403)
    },
  )

  test('our own pages, and this machine by its other names, are not', async () => {
    expect((await send({ headers: { origin: world.url } })).status).toBe(200)
    const { port } = new URL(world.url)
    const { status } = await sendRaw(world.url, [
      `GET /mcp HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
    ])
    expect(status).toBe(401)
  })
})

describe('what is not a request', () => {
  test.each(['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    const answer = await send({ method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
  })

  test('HEAD neither', async () => {
    const { status, text } = await send({ method: 'HEAD' })
    expect({ status, text }).toEqual({ status: 405, text: '' })
  })

  test.each(['{', '', '{"jsonrpc":"2.0","id":1,"method":"tools/list"', '\u0000', "{'a':1}"])(
    '%o is a parse error',
    async (body) => {
      const answer = await send({ body })
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.text)).toMatchObject({ id: null, error: { code: -32_700 } })
    },
  )

  test.each([null, 7, '"text"', {}, [], { jsonrpc: '1.0', id: 1, method: 'ping' }, [[]]])(
    '%o is no JSON-RPC',
    async (body) => {
      const answer = await send({ body: body as object })
      expect(answer.status).toBe(400)
      expect(error(answer).code).toBeLessThanOrEqual(-32_600)
    },
  )

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'a body of type %o is 415',
    async (type) => {
      expect((await send({ headers: { 'content-type': type } })).status).toBe(415)
    },
  )

  test('a compressed body is 415, another charset too', async () => {
    expect((await send({ headers: { 'content-encoding': 'gzip' } })).status).toBe(415)
    const latin = { 'content-type': 'application/json; charset=iso-8859-1' }
    expect((await send({ headers: latin })).status).toBe(415)
  })

  test.each([65, 30_000])('a body of %i levels is refused', async (levels) => {
    const nested = '['.repeat(levels) + ']'.repeat(levels)
    const inside = JSON.stringify({ ...LIST, params: { x: 'x' } }).replace(
      '"x":"x"',
      `"x":${nested}`,
    )
    for (const body of [nested, inside]) {
      const answer = await send({ body })
      expect(answer.status).toBe(400)
      expect(error(answer).code).toBe(-32_600)
    }
  })

  test('64 KB is read, and a byte more is 413', async () => {
    const text = JSON.stringify(LIST)
    const fits = text.padEnd(65_536)
    expect((await send({ body: fits })).status).toBe(200)
    const answer = await send({ body: `${fits} ` })
    expect(answer.status).toBe(413)
    expect(error(answer).message).toContain('65536')
  })

  test('an endless body is not read on', async () => {
    const head = `POST /mcp HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`
    const { status, headers } = await sendRaw(world.url, [head, chunk, chunk])
    expect(status).toBe(413)
    expect(headers.connection).toBe('close')
  })
})

describe('the protocol', () => {
  test('a revision that was never there is refused with those that are', async () => {
    const { body } = modern('tools/list')
    body.params._meta['io.modelcontextprotocol/protocolVersion'] = '2031-01-01'
    const headers = { 'mcp-protocol-version': '2031-01-01', 'mcp-method': 'tools/list' }
    const answer = await send({ body, headers })
    expect(answer.status).toBe(400)
    expect(error(answer)).toMatchObject({ code: -32_022, data: { supported: [REVISION] } })
    expect((await send({ headers: { 'mcp-protocol-version': 'yesterday' } })).status).toBe(400)
  })

  test('server/discover says what there is, and for how long that holds', async () => {
    const { result } = JSON.parse((await send(modern('server/discover'))).text)
    expect(result).toMatchObject({
      supportedVersions: [REVISION],
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      instructions: expect.stringContaining('get_meeting_summary'),
      ttlMs: 3_600_000,
      cacheScope: 'public',
    })
    const { result: list } = JSON.parse((await send(modern('tools/list'))).text)
    expect(list).toMatchObject({ ttlMs: 60_000, cacheScope: 'private' })
  })

  test('a notification is taken and not answered', async () => {
    const { status, text } = await send({
      body: { jsonrpc: '2.0', method: 'notifications/initialized' },
    })
    expect({ status, text }).toEqual({ status: 202, text: '' })
  })

  test('a batch of 2025-03-26 is answered whole; a client of 2026 may not send one', async () => {
    const batch = [LIST, { ...LIST, id: 2, method: 'ping' }]
    const answer = await send({ body: batch })
    expect(answer.status).toBe(200)
    const ids = [...answer.text.matchAll(/^data: (.+)$/gm)].map(
      ([, data]) => JSON.parse(data ?? '').id,
    )
    expect(ids.sort()).toEqual([1, 2])
    const { body, headers } = modern('tools/list')
    expect((await send({ body: [body], headers })).status).toBe(400)
  })

  test('an unknown method and an unknown tool are errors of the protocol', async () => {
    const unknown = await send(modern('tools/destroy'))
    expect({ status: unknown.status, code: error(unknown).code }).toEqual({
      status: 404,
      code: -32_601,
    })
    expect(error(await send(call('drop_tables')))).toMatchObject({
      code: -32_602,
      message: expect.stringContaining('drop_tables'),
    })
    const params = { name: 'drop_tables', arguments: {} }
    const former = event(await send({ body: { ...LIST, method: 'tools/call', params } }))
    expect(former.error.code).toBe(-32_602)
  })

  test('a call with arguments that are no object is refused', async () => {
    const params = { name: 'get_meeting', arguments: [1] }
    const answer = await send(modern('tools/call', params, { 'mcp-name': 'get_meeting' }))
    expect(error(answer).code).toBe(-32_602)
  })

  test.each([
    ['resources/read', {}],
    ['resources/read', { uri: [] }],
    ['tools/call', { name: 5 }],
    ['tools/list', { cursor: 5 }],
    ['resources/list', { cursor: {} }],
  ])(
    '%s with %j is refused as wrong parameters, not as a fault of ours',
    async (method, params) => {
      const answer = await send({ body: { ...LIST, method, params } })
      expect(JSON.parse(answer.text)).toMatchObject({ id: 1, error: { code: -32_602 } })
    },
  )

  test('there is nothing to listen to: a subscription ends as soon as it began', async () => {
    const { status, text } = await send(
      modern('subscriptions/listen', { notifications: { toolsListChanged: true } }),
    )
    expect(status).toBe(200)
    expect(text).toContain('notifications/subscriptions/acknowledged')
  })

  test('what is beside the server is not there', async () => {
    expect((await send({ path: '/mcp/other' })).status).toBe(404)
  })
})
