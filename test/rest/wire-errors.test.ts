import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttp, type HttpDoors } from '../../gateways/http.ts'
import { a2aOf } from '../support/a2a.ts'
import { storeAgentToken } from '../support/agent-token.ts'
import { listenAnywhere } from '../support/listen.ts'
import { sendRaw } from '../support/raw-http.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
/** The doors' own server: the one of a test world passes on requests that it has already parsed. */
let doors: HttpDoors
let url: string

beforeAll(async () => {
  world = await openWorld()
  doors = createHttp(world.app)
  url = await listenAnywhere(doors.server)
})
afterAll(async () => {
  await doors.close()
  await world.close()
})

test.each([
  [
    'a header of 20 KB',
    `GET /v1/account HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  ['a line that is no request', 'HELLO\r\n\r\n', 400],
  [
    'two lengths',
    'POST /v1/lines HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    400,
  ],
  ['a header without a name', 'GET /v1/account HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n', 400],
  ['no host', 'GET /v1/account HTTP/1.1\r\n\r\n', 400],
])('%s is refused with an error body', async (_what, request, status) => {
  const answer = await sendRaw(url, [request])
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(answer.body)),
    'cache-control': 'no-store',
    connection: 'close',
  })
  expect(JSON.parse(answer.body)).toEqual({
    error: { code: 'invalid_request', message: expect.stringMatching(/^[A-Z].*\.$/) },
  })
})

test.each(['/v1/lines', '/v1/nothing', '/graphql'])(
  'an expectation that is not met is refused with an error body at %s',
  async (path) => {
    const { key } = await world.account()
    const lines = ['host: x', `authorization: Bearer ${key}`, 'expect: foo', 'content-length: 2']
    const answer = await sendRaw(url, [`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{}`])
    expect([answer.status, answer.headers['content-type'], JSON.parse(answer.body)]).toEqual([
      417,
      'application/json; charset=utf-8',
      { error: { code: 'invalid_request', message: 'Of Expect only 100-continue is understood.' } },
    ])
  },
)

describe('a body that does not come whole', () => {
  const PATHS = ['/v1/lines', '/graphql', '/mcp', '/a2a', '/webhooks/stripe']
  const head = async (path: string, more: string) => {
    const { accountId, key } = await world.account()
    const token = path === '/mcp' ? await storeAgentToken(world.app, accountId) : key
    const { host } = new URL(world.url)
    const lines = [
      `host: ${host}`,
      `authorization: Bearer ${token}`,
      'content-type: application/json',
    ]
    return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n${more}\r\n\r\n`
  }

  test.each(PATHS)('a chunk without a length is 400 at %s', async (path) => {
    const answer = await sendRaw(url, [await head(path, 'transfer-encoding: chunked'), 'zz\r\n{}'])
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      400,
      { error: { code: 'invalid_request', message: 'The request is not valid HTTP.' } },
    ])
  })

  test.each(PATHS)('half of one is 408 at %s', async (path) => {
    const { requestTimeout, headersTimeout } = doors.server
    Object.assign(doors.server, { requestTimeout: 500, headersTimeout: 500 })
    const answer = await sendRaw(url, [await head(path, 'content-length: 9'), '{"a'])
    Object.assign(doors.server, { requestTimeout, headersTimeout })
    expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([408, 'invalid_request'])
  })
})

test('the whole address as the target is its path', async () => {
  const { key } = await world.account()
  const lines = ['host: x', `authorization: Bearer ${key}`, 'connection: close']
  const get = async (target: string) => {
    const { status } = await sendRaw(url, [
      `GET ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
    ])
    return status
  }
  expect(await get('http://frontdesk.example/v1/account')).toBe(200)
  expect(await get('HTTPS://frontdesk.example:8443/v1/lines?limit=0')).toBe(400)
  expect(await get('http://frontdesk.example')).toBe(200)
  expect(await get('http://frontdesk.example?a=b')).toBe(200)
})

test.each(['', 'Bearer nonsense', 'Basic YTpi'])(
  '401 at /v1 says what it takes (%j)',
  async (authorization) => {
    const headers = authorization ? { authorization } : {}
    for (const path of ['/v1/account', '/v1/nothing']) {
      const response = await fetch(`${world.url}${path}`, { headers })
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    }
  },
)

test('401 of an agent says what it takes', async () => {
  const { status, headers } = await a2aOf(world).send(
    [{ text: '+14155550100' }],
    {},
    {},
    {
      authorization: 'Bearer nonsense',
    },
  )
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  const response = await fetch(`${world.url}/a2a/resolve?number=%2B14155550100`, {
    headers: { authorization: 'Bearer nonsense' },
  })
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})
